"""The 22 kinds of ability (EE-KND), a class each: what an edition prints on locations and disaster cards.

They lie by the phase in which they work; `ability` is what all have in common, `reading` finds the class of a kind.
"""
