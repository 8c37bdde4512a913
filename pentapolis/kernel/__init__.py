"""The kernel: what every game is made of. It knows no game, and no game knows another."""
