"""The kernels of a game as one WebAssembly module, and calling it from Python.

`python -m boneyard.modules` builds the modules: `exports` lists what is in one, `sources` has Numba
compile it, `code` makes WebAssembly of that, `linker` a module of this, and `manifest` says what a
host needs to know. `machine` runs a module here, as a browser does.
"""
