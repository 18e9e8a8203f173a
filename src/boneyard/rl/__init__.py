"""The games behind the interfaces that programs which learn know: see `docs/research.md`.

`pettingzoo`, `gymnasium` and `openspiel` need the extra: pip install 'boneyard[rl]'.
"""
