"""What everybody may see of Mascarade: made of nothing but what was agreed and told."""
