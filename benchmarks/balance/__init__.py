"""Plays many games of Empire's End between equal bots and says how well its edition is balanced.

    python -m benchmarks.balance [--games 2000] [--handicapped 400] [--players 2 3 4] [--bot SPEC] [--write FILE]

For every number of players: the share of victories by seat and by turn order, scores and lengths; for every type of
disaster how often its innovations lie in the winner's empire; for every type of location, conflict card and phase how
many points come from it and how often they decide the game. Then games of two in which one plays a phase at random.
`--write` keeps the report as a page; the exit code is 1 when a figure is out of its limits. The whole takes hours:
`--keep FILE` lets a run that was stopped go on, and `--bot hard:simulations=100` gives a first idea in a quarter of the
time.
"""
