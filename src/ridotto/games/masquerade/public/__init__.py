"""What everybody may see of Masquerade: made of nothing but what was agreed and told."""
