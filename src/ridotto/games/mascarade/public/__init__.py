"""What may be seen: made of nothing but what was agreed and told."""
