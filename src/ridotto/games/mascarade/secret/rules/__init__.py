"""The rules of Mascarade, clause by clause (rules/mascarade-1e.toml, rules/mascarade-2e.toml)."""
