"""Stands for the heavy libraries of DTX, so that its modules can be imported from 26 MB of packages.

Only what DTX asks for at import is played: names to inherit from, to decorate with and to call. A module of the standard
library, of DTX itself or one that is installed is never replaced. What DTX would do with a stub is not DTX: this
environment answers questions about names and defaults, and nothing that runs.
"""

import importlib.abc
import importlib.machinery
import sys
import types

# The standard library asks for these where they may be missing, and goes on without.
LEFT_MISSING = {"org", "tornado", "inspect2", "_overlapped"}


class Anything(type):
    def __getattr__(cls, name):
        if name.startswith("__"):
            raise AttributeError(name)
        return Thing

    def __getitem__(cls, _key):
        return cls

    def __or__(cls, _other):
        return cls

    __ror__ = __or__


class Thing(metaclass=Anything):
    """A class to inherit from, an object with every attribute, and a decorator that changes nothing."""

    def __init__(self, *_args, **_named):
        pass

    def __getattr__(self, name):
        if name.startswith("__"):
            raise AttributeError(name)
        return Thing()

    def __call__(self, *args, **_named):
        return args[0] if args and callable(args[0]) else Thing()

    def __class_getitem__(cls, _key):
        return cls


class Stub(types.ModuleType):
    __path__: list[str] = []

    def __getattr__(self, name):
        if name.startswith("__"):
            raise AttributeError(name)
        return Anything(name, (Thing,), {})


class Finder(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    """Comes last, so it is asked only for what is not installed."""

    replaced: set[str] = set()

    def find_spec(self, name, path, target=None):
        root = name.partition(".")[0]
        if root in sys.stdlib_module_names or root in LEFT_MISSING or root.startswith("dtx"):
            return None
        self.replaced.add(root)
        return importlib.machinery.ModuleSpec(name, self, is_package=True)

    def create_module(self, spec):
        return Stub(spec.name)

    def exec_module(self, module):
        pass


def install():
    sys.meta_path.append(Finder())
