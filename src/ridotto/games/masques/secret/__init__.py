"""The state of a match and the rules that change it. Never leaves the engine."""
