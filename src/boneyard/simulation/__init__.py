"""Random games by the million, on all cores or on a GPU.

>>> simulate("classic", games=100, seed=1, cores=1).games
100
"""

from boneyard.engine.rng import seed_of
from boneyard.simulation.cpu import Simulation, simulate

__all__ = ["Simulation", "seed_of", "simulate"]
