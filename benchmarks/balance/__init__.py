"""Plays many games between equal bots and says how well the edition of a game is balanced.

    python -m benchmarks.balance [empires-end] [--games 2000] [--handicapped 400] [--bot SPEC] [--write FILE]
    python -m benchmarks.balance the-capitals [--games 500] [--prosperity 500] [--bot SPEC] [--write FILE]

Empire's End, for every number of players: the share of victories by seat and by turn order, scores and lengths; for
every type of disaster how often its innovations lie in the winner's empire; for every type of location, conflict card
and phase how many points come from it and how often they decide the game. Then games of two in which one plays a phase
at random.

The Capitals, for every number of players: the share of victories by seat and by turn order, and the scores; for every
type of tile and every tile how often it stands in the winner's city; for every track and every source of points how
often it decides the game; what the first column of initiative is worth. Then games of two in which one begins ahead on
a track, and games with prosperity tiles: how often each is built, and how often it stands in the winner's city.

`--write` keeps the report as a page; the exit code is 1 when a figure is out of its limits. The whole takes hours:
`--keep FILE` lets a run that was stopped go on, and `--bot hard:simulations=100` gives a first idea in a quarter of the
time.
"""
