"""Breaks the rules of the games by general operators, and sees whether the suite notices: see `--help`.

operators.py knows how a syntax tree is broken, trees.py where, data.py how a deck of cards is; mutant.py has them all;
circumstances.py says when a fault is to show.
cases.py measures, with the help of probes.py, which cases execute what; judging.py lets them judge a mutant.
walks.py plays at random, to tell faults that nobody tests from edits that change nothing.
"""
