"""What everybody may see of Masques: made of nothing but what was agreed and told."""
