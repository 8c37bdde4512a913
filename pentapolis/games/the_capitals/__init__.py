"""The Capitals, its two-player rules, the variant and the Prosperity tiles: see the README of this folder."""
