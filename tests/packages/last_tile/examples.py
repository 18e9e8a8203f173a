"""What the rules page shows."""

from boneyard.content.examples import at

EXAMPLES = {"start": at(3)}
