"""Fits the weights of a game's evaluator to games that the bots play with themselves, and prints them as a table.

    python -m benchmarks.fit seven-wonders-duel --games 2000 --keep FILE --write

The evaluator must be a `FittedEvaluator`: it names its features, this finds what each of them says about the victory
at the beginning, in the middle and at the end of a game. A tenth of the games is kept apart: on these the old and the
new weights are compared. `--write` puts the new table beside the evaluator's module; nothing has to be compiled anew.

    python -m benchmarks.fit through-the-ages --vary 0.7 --games 800 --explore 0 --keep FILE --write

does without positions: every seat plays with weights of its own, and how many points that brings tells which of them
should be larger or smaller. A few hundred games are one step; the next one starts from there.
"""
