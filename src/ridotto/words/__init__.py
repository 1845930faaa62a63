"""What people read: one catalogue of sentences for each language, for the terminal and for the page.

The catalogues stand beside this file in Fluent's format. `tools/generate.py` compiles them: for Python into one file a
language, and for the page into the types of its keys. Git ignores what it writes.
"""
