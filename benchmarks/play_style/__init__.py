"""Prints what games of bots look like: what they build, fight and waste, on average for a player and a game.

    python -m benchmarks.play_style through-the-ages --games 50 --bot expert

Whoever knows the game sees from these figures whether bots play like people: nobody starves, nothing rots, and what the
game offers is in use. Bots play with themselves, in all seats.
"""
