"""What a run left behind, told in one screen; `result.json` in its folder has the same as data."""

import json
import re
from collections import Counter
from pathlib import Path

TAIL = 12


def files(folder: Path) -> list[dict]:
    """Each file of the working directory; of HOME without the caches, which are counted only."""
    found, cached = [], Counter()
    for root in ("work", "home"):
        for path in sorted((folder / root).rglob("*")):
            if not path.is_file() or path.is_symlink():
                continue
            name = path.relative_to(folder)
            if name.parts[:2] == ("home", ".cache"):
                cached["/".join(name.parts[:3])] += 1
            else:
                found.append({"path": str(name), "bytes": path.stat().st_size})
    return found + [{"path": path, "files": number} for path, number in sorted(cached.items())]


def contacts(folder: Path) -> list[dict]:
    """Equal requests as one line with their number, in the order in which they were first seen."""
    log, counts = folder / "contacts.jsonl", Counter()
    for line in log.read_text().splitlines() if log.exists() else []:
        call = json.loads(line)
        # A commit and a key are noise in a comparison of two runs.
        path = re.sub(r"/[0-9a-f]{40}(/|$)", r"/COMMIT\1", call["path"])
        keys = ", ".join(f"{k}: {v[:28]}" for k, v in call.get("keys", {}).items())
        counts[(
            call["host"], call["method"], path, call.get("status", 0), call.get("model", ""), call.get("role", ""),
            keys, call.get("problem", ""),
        )] += 1
    names = ("host", "method", "path", "status", "model", "role", "keys", "problem")
    return [{"count": number, **{k: v for k, v in zip(names, key) if v}} for key, number in counts.items()]


def essence(text: str) -> list[str]:
    """Without tables and the log of the normal course: these are thousands of lines, with prompts."""
    noise = re.compile(r"^[\u2500-\u257f]|\| (DEBUG|INFO) +\||^ *(Attempt ID|Scanning Progress)")
    lines = [line for line in text.splitlines() if line.strip()]
    totals = [line.strip("│ ") for line in lines if "Total: " in line]
    return [line for line in lines if not noise.search(line)] + totals[-1:]


def squeeze(call: dict) -> tuple:
    """All files of one repository of the Hub are one line: which ones depends on the cache."""
    more = " ".join(str(call[k]) for k in ("model", "role", "keys", "problem") if k in call)
    path = re.sub(r"(/resolve/)[^/]+/.*", r"\1…", call["path"]) if "huggingface" in call["host"] else call["path"]
    return call["host"], path, call["method"], call.get("status", ""), more


def show(result: dict, folder: Path):
    for name in ("out.txt", "err.txt"):
        text = (folder / name).read_text(errors="replace")
        print(f"--- {name}: {len(text.splitlines())} lines; the last without tables and DEBUG, INFO:")
        for line in (essence(text) or text.splitlines())[-TAIL:]:
            print(line[:200])
    print(
        f"--- exit {result['exit']} · {result['seconds']} s · CPU {result['cpu']} s · {result['memory_mb']} MB"
        f" · {result['environment']}{'' if result['standins'] else ', no stand-ins'}"
        f"{'' if result['isolated'] else ', NOT ISOLATED'}"
    )
    for file in result["files"]:
        size = f"{file['bytes']:>9} " if "bytes" in file else f"{file['files']:>9} files in "
        print(size + file["path"])
    print(f"--- {sum(c['count'] for c in result['contacts'])} requests")
    lines = Counter()
    for call in result["contacts"]:
        lines[squeeze(call)] += call["count"]
    for (host, path, method, status, more), count in sorted(lines.items(), key=lambda line: str(line[0])):
        print(f"{count:>4} {host:<26} {method:<5} {path[:90]} {status} {more}".rstrip())
    print(f"--- all of it: {folder}")
