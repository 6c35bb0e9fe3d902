"""Prints what the installed packages of DTX say about themselves, as JSON on stdout: names, defaults, choices, values.

    python facts.py

Runs in the light environment. Nothing is started and no file is written. Texts of the package are printed as a whole
only so that the comparison can look for short messages in them; they are never stored in the repository.
"""

import argparse
import ast
import enum
import importlib
import inspect
import json
import pkgutil
import re
import sys
from importlib import metadata, resources
from pathlib import Path

sys.dont_write_bytecode = True
sys.path.insert(0, str(Path(__file__).resolve().parent))
import stub  # noqa: E402 (the folder has to be on the path first)

PACKAGES = ("dtx", "dtx_models", "dtx_attacks")
VARIABLE = re.compile(r"^[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+$")


class Parsed(Exception):
    pass


def parser_of(module: str, call) -> argparse.ArgumentParser:
    """The parser that a command line builds, taken at the moment when it would read the words."""

    def stop(self, *_args, **_named):
        raise Parsed(self)

    original, argparse.ArgumentParser.parse_args = argparse.ArgumentParser.parse_args, stop
    try:
        call(importlib.import_module(module))
    except Parsed as parsed:
        return parsed.args[0]
    finally:
        argparse.ArgumentParser.parse_args = original
    raise SystemExit(f"facts: {module} builds no parser")


def plain(value):
    """A value of Python as JSON has it; what JSON has no word for is its representation."""
    if isinstance(value, enum.Enum):
        return plain(value.value)
    if value is None or isinstance(value, (str, int, float, bool)):
        return value
    if isinstance(value, (list, tuple, set, frozenset)):
        return [plain(each) for each in value]
    if isinstance(value, dict):
        return {str(plain(key)): plain(each) for key, each in value.items()}
    if not isinstance(value, type) and hasattr(value, "model_dump"):
        return plain(value.model_dump())
    return repr(value)


def commands(parser: argparse.ArgumentParser, path: str) -> list[dict]:
    found, below = {"path": path, "options": [], "arguments": [], "commands": []}, []
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            found["commands"] = list(action.choices)
            for name, child in action.choices.items():
                below += commands(child, f"{path} {name}")
        elif not isinstance(action, argparse._HelpAction):
            described = {
                "names": action.option_strings, "dest": action.dest, "default": plain(action.default),
                "choices": plain(list(action.choices)) if action.choices else None, "nargs": action.nargs,
                "required": action.required, "type": getattr(action.type, "__name__", None),
                "kind": type(action).__name__.strip("_").removesuffix("Action"),
            }
            found["options" if action.option_strings else "arguments"].append(described)
    return [found, *below]


def modules():
    for package in PACKAGES:
        root = importlib.import_module(package)
        yield root
        for info in pkgutil.walk_packages(root.__path__, f"{package}.", onerror=lambda _name: None):
            try:
                yield importlib.import_module(info.name)
            except Exception as problem:  # noqa: BLE001 (a package of others: what it raises is not ours to know)
                print(f"facts: {info.name} cannot be imported: {problem}", file=sys.stderr)


def default_of(field):
    from pydantic_core import PydanticUndefined

    if field.default_factory is not None:
        try:
            return plain(field.default_factory())
        except Exception:  # noqa: BLE001
            return "computed"
    return None if field.default is PydanticUndefined else plain(field.default)


def classes():
    """Every class by module and name: enumerations with values, models with fields, others with methods."""
    from pydantic import BaseModel

    enums, models, methods, constants = {}, {}, {}, {}
    for module in modules():
        for name, value in vars(module).items():
            if not inspect.isclass(value) or value.__module__ != module.__name__:
                continue
            where = f"{module.__name__}.{name}"
            if issubclass(value, enum.Enum):
                enums[where] = {member.name: plain(member.value) for member in value}
            elif issubclass(value, BaseModel):
                models[where] = {
                    field: {"required": info.is_required(), "default": default_of(info), "type": str(info.annotation), "alias": info.alias}
                    for field, info in value.model_fields.items()
                }
            constants[where] = {
                key: plain(held)
                for key, held in vars(value).items()
                if key.isupper() and isinstance(held, (str, int, float, list, tuple, dict))
            }
            methods[where] = {
                method: parameters(function)
                for method, function in inspect.getmembers(value, callable)
                if not method.startswith("_") or method == "__init__"
                if (getattr(function, "__module__", None) or "").startswith("dtx")
            }
    constants = {where: held for where, held in constants.items() if held}
    return {"enums": enums, "models": models, "methods": methods, "constants": constants}


def parameters(function):
    try:
        signature = inspect.signature(function)
    except (TypeError, ValueError):
        return None
    return {
        name: {"default": plain(each.default)} if each.default is not inspect.Parameter.empty else {}
        for name, each in signature.parameters.items()
        if name not in ("self", "cls")
    }


def source_facts():
    """Of the source, without running it: texts, names of variables that are read, addresses."""
    texts, variables, hosts = set(), {}, {}
    for package in PACKAGES:
        root = Path(importlib.import_module(package).__file__).parent
        for file in sorted(root.rglob("*.py")):
            where = file.relative_to(root.parent).as_posix()
            for node in ast.walk(ast.parse(file.read_text("utf-8"))):
                if isinstance(node, ast.JoinedStr):
                    # Adjacent literals are one text; a place for a value is a gap.
                    texts.add("".join(p.value if isinstance(p, ast.Constant) else "\0" for p in node.values))
                elif isinstance(node, ast.Constant) and isinstance(node.value, str):
                    texts.add(node.value)
                    if VARIABLE.match(node.value):
                        variables.setdefault(node.value, []).append(where)
                    for host in re.findall(r"https?://([A-Za-z0-9.-]+)", node.value):
                        hosts.setdefault(host, []).append(where)
    return {"texts": sorted(texts), "variables": variables, "hosts": hosts}


def data_files():
    """Names and contents of the YAML that the packages read: plugins, frameworks, evaluators, variables."""
    import yaml

    found = {}
    for package in PACKAGES:
        root = Path(str(resources.files(package)))
        for file in sorted(root.rglob("*.y*ml")):
            try:
                found[file.relative_to(root.parent).as_posix()] = plain(yaml.safe_load(file.read_text("utf-8")))
            except yaml.YAMLError:
                continue
    return found


def main():
    stub.install()
    result = {
        "versions": {name: metadata.version(name) for name in ("dtx", "dtx-models", "dtx-attacks")},
        "requires_python": metadata.metadata("dtx").get("Requires-Python"),
    }
    result["commands"] = commands(build_cli(), "dtx") + commands(
        parser_of("dtx.cli.docker_cli", lambda module: module.main()), "ddtx"
    )
    result |= classes()
    result |= source_facts()
    result["data"] = data_files()
    json.dump(result, sys.stdout)


def build_cli():
    return parser_of("dtx.cli.cli", lambda module: module.AgentScanner())


if __name__ == "__main__":
    main()
