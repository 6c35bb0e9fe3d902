"""Draws statements about DTX from the built site, so that somebody can try them on the real tool.

Usage: python3 verify/sample.py SEED [COUNT] [--dist dist]
Prints a numbered list: page, kind (sentence, row or code), and the text. The same seed draws the same list from the
same build. Draw more than you need: what cannot be tried (a paper, a hosted service) is put aside with its reason.
"""

import argparse
import random
import re
from pathlib import Path

# Languages and lists are built from the same pages; pages of other products say little about DTX.
LEFT_OUT = re.compile(r"^(?:es|ar|zh-CN|_markdown|llms|404)(?:/|\.|$)")
ABOUT_DTX = re.compile(r"\bd?dtx\b|\bDTX\b|--[a-z][a-z_-]+|\bOPENAI_|\bplan\b|\breport\b|\bscope\b|\bevaluator\b|\bdataset\b")


def statements(text):
    """Kind and text of each statement of a page: sentences, rows of tables, lines of code."""
    body = re.sub(r"\A---\n.*?\n---\n", "", text, flags=re.S)
    fence, language = None, ""
    for line in body.split("\n"):
        mark = re.match(r"\s*(`{3,}|~{3,})\s*(\w*)", line)
        if mark and (fence is None or line.strip() == fence):
            fence, language = (mark[1], mark[2]) if fence is None else (None, "")
        elif fence is not None:
            if language in ("bash", "console", "yaml", "python", "json") and line.strip() not in ("", "{", "}", "```"):
                yield "code", line.strip()
        elif re.match(r"\s*\|", line):
            if not re.match(r"\s*\|[\s:|-]+\|?\s*$", line):
                yield "row", line.strip()
        elif not line.lstrip().startswith(("#", "!", "<")):
            for sentence in re.split(r"(?<=[.!?])\s+(?=[A-Z`*\[])", re.sub(r"^\s*(?:[-*>]|\d+\.)\s+", "", line)):
                if len(sentence) > 30:
                    yield "sentence", sentence.strip()


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("seed", type=int)
    parser.add_argument("count", type=int, nargs="?", default=140)
    parser.add_argument("--dist", default="dist", type=Path)
    options = parser.parse_args()
    found = []
    for file in sorted(options.dist.rglob("*.md")):
        page = file.relative_to(options.dist).as_posix()
        # A page of a folder has two addresses.
        if LEFT_OUT.match(page) or (file.with_suffix("") / "index.md").exists():
            continue
        found += [(page, kind, text) for kind, text in statements(file.read_text("utf-8")) if ABOUT_DTX.search(text)]
    drawn = random.Random(options.seed).sample(sorted(set(found)), min(options.count, len(found)))
    for number, (page, kind, text) in enumerate(drawn, 1):
        print(f"{number}. [{page}] {kind}: {text}")


if __name__ == "__main__":
    main()
