"""Tries what pages show, on the installed DTX: `try_pages.py parse|load|names asked.json`. Prints a line for each mistake.

parse: lists of words, each a command line that the parser of its program has to take.
load:  documents with their kind, which DTX has to read.
names: names of modules, with the methods that they have to have.
"""

import argparse
import contextlib
import importlib
import io
import json
import sys

import yaml


class Taken(Exception):
    pass


def parse(asked):
    """The parser reads the words and is stopped before anything runs."""
    original = argparse.ArgumentParser.parse_args

    def stop_after(self, *args, **named):
        original(self, *args, **named)
        raise Taken

    argparse.ArgumentParser.parse_args = stop_after
    programs = {"dtx": "dtx.cli.cli", "ddtx": "dtx.cli.docker_cli"}
    for words in asked:
        sys.argv = words
        said = io.StringIO()
        try:
            with contextlib.redirect_stderr(said), contextlib.redirect_stdout(said):
                importlib.import_module(programs[words[0]]).main()
        except Taken:
            continue
        except SystemExit as end:
            if end.code in (0, None):
                continue  # --help
        except BaseException as problem:
            said.write(f"{type(problem).__name__}: {problem}")
        yield f"{' '.join(words)}: {(said.getvalue().strip().splitlines() or ['ended before it was read'])[-1]}"


def load(asked):
    from dtx_models.analysis import RedTeamPlan
    from dtx_models.evaluator import EvaluatorInScope
    from dtx_models.scope import RedTeamScope

    models = {"scope": RedTeamScope, "plan": RedTeamPlan, "evaluator": EvaluatorInScope}
    for document in asked:
        if document["kind"] not in models:
            continue
        try:
            models[document["kind"]](**yaml.safe_load(document["text"]))
        except Exception as problem:
            yield f"{document['where']}: {str(problem).splitlines()[0]}: {' '.join(str(problem).split())[:300]}"


def names(asked):
    for name in asked:
        try:
            found = getattr(importlib.import_module(name["module"]), name["name"])
        except (ImportError, AttributeError) as problem:
            yield f"{name['module']}.{name['name']}: {problem}"
            continue
        members = set(dir(found)) | set(getattr(found, "model_fields", {}))
        for method in name["methods"]:
            if method not in members:
                yield f"{name['name']}.{method} is not there"


def main():
    mode, path = sys.argv[1:3]
    with open(path) as file:
        asked = json.load(file)
    mistakes = list({"parse": parse, "load": load, "names": names}[mode](asked))
    print("\n".join([*mistakes, f"{len(asked)} tried, {len(mistakes)} wrong"]))
    return 1 if mistakes else 0


if __name__ == "__main__":
    sys.exit(main())
