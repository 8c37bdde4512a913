### Words of the platform: what every game and every front end shares.
### hu.ftl has the same messages with the same variables, in the same order.

## Languages, each in its own tongue

language-en = English
language-hu = magyar

## Players

# The name of a seat nobody gave a name to; $number counts from 1.
seat-name = Player { $number }

## Lists

# An empty list of things.
nothing = nothing
