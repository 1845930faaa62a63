"""What builds, checks and draws the project, beside the product."""
