"""The games, a folder each, and `shared`, what several of them have in common.

`boneyard.available_games()` lists their names.
"""
