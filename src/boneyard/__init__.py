"""Boneyard: four boxed domino games from one rule engine."""
