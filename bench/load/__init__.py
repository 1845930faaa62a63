"""What a server holds: thousands of tables on one worker."""
