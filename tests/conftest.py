"""For all tests: hypothesis looks for faults, not for slow machines."""

from __future__ import annotations

from hypothesis import settings

settings.register_profile("boneyard", deadline=None)
settings.load_profile("boneyard")
