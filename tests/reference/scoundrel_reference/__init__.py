"""A second, independent reading of the game's contract, written for clarity.

Nothing here may be copied from, or import, the implementation it checks.
"""
