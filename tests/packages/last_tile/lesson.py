"""A first game."""

from boneyard.content.lessons import Chapter, Step
from boneyard.content.scenes import Scene

CHAPTERS = (Chapter(Scene(3), (Step("heap"), Step("take", "0:two"))),)
