"""Reads command lines with Python's own argparse, from parsers that are made from the model of the command line.

Input: {"commands": [...], "lines": [[word, ...], ...]} as JSON. Output: one answer for each line, and whether this
version of argparse takes an optional argument for absent when a flag is before it.
"""
import argparse
import json
import sys


class Refused(Exception):
    pass


class Parser(argparse.ArgumentParser):
    def error(self, message):
        raise Refused(message)

    def exit(self, status=0, message=None):
        raise Refused("help" if status == 0 else message)

    def print_help(self, file=None):
        pass


def checked(convert):
    """The text itself, if it can be converted."""

    def check(text):
        convert(text)
        return text

    return check


types = {"integer": checked(int), "number": checked(float)}


def add_option(parser, path, option):
    names = [option["name"]] + ([option["short"]] if option.get("short") else [])
    settings = {"dest": path + " " + option["name"], "default": argparse.SUPPRESS}
    if option["type"] == "switch":
        parser.add_argument(*names, action="store_true", **settings)
        return
    if option.get("choices"):
        settings["choices"] = option["choices"]
    if option["many"]:
        settings["nargs"] = "*"
    elif option["repeatable"]:
        settings["action"] = "append"
    if option["type"] in types:
        settings["type"] = types[option["type"]]
    parser.add_argument(*names, required=option["required"], **settings)


def add_argument(parser, path, argument):
    settings = {"default": None}
    if argument.get("choices"):
        settings["choices"] = argument["choices"]
    if not argument["required"]:
        settings["nargs"] = "?"
    parser.add_argument(path + " " + argument["name"], **settings)


def make(commands, path, parser):
    command = commands[path]
    for option in command["options"]:
        add_option(parser, path, option)
    for argument in command["arguments"]:
        add_argument(parser, path, argument)
    below = [each for each in commands if each.rsplit(" ", 1)[0] == path and each != path]
    if below:
        group = parser.add_subparsers(dest=path + " sub", parser_class=Parser)
        for each in below:
            make(commands, each, group.add_parser(each.rsplit(" ", 1)[1]))
    return parser


def read(parsers, words):
    try:
        found = vars(parsers[words[0]].parse_args(words[1:]))
    except Refused as refused:
        return {"error": str(refused)}
    return {"values": {name: value for name, value in found.items() if value is not None}}


def skips_late_arguments():
    parser = Parser()
    parser.add_argument("--flag")
    parser.add_argument("first")
    parser.add_argument("second", nargs="?")
    try:
        parser.parse_args(["a", "--flag", "x", "b"])
    except Refused:
        return True
    return False


given = json.load(sys.stdin)
commands = {command["path"]: command for command in given["commands"]}
parsers = {path: make(commands, path, Parser(prog=path)) for path in commands if " " not in path}
json.dump(
    {"answers": [read(parsers, words) for words in given["lines"]], "skipsLate": skips_late_arguments()},
    sys.stdout,
)
