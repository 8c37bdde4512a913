"""Plays the 16 nations of Imperium against each other and tells what came of it, as a page.

    python -m benchmarks.nations --games 10 --more 40 --bot search:simulations=100 --keep FILE --write FILE

Every pairing is played `--games` times, half of them in each seat order, with both boxes' commons and both sides of the
power cards in turn; besides, `--more` games each of three and of four, for the cards that only they have. The page says
how often each nation wins, how long games are and how they end, and which cards nobody ever used. `--keep` makes a long
run go on where it was stopped.
"""
