"""A Hugging Face Hub, as far as `huggingface_hub`, `datasets` and `transformers` ask it.

It serves the folders that `verify/hub/make.py` writes: `models/<org>/<name>/…` and
`datasets/<org>/<name>/…`. What is not there answers 404 with the Hub's error codes, since the
client libraries branch on these (`EntryNotFound` is normal, `RepoNotFound` ends a run).
"""

import hashlib
import re
from pathlib import Path
from urllib.parse import parse_qs, unquote

HOSTS = {"huggingface.co", "hf.co"}
COMMIT = "0123456789abcdef0123456789abcdef01234567"


class Hub:
    def __init__(self, tree: Path | None):
        self.tree = tree

    def handle(self, request):
        path = unquote(request.path)
        if found := re.match(r"^/api/(models|datasets)/([^/]+/[^/]+)(?:/(.*))?$", path):
            return self.api(request, found[1], found[2], found[3] or "")
        if found := re.match(r"^/(datasets/)?([^/]+/[^/]+)/(?:resolve|raw)/[^/]+/(.+)$", path):
            return self.file("datasets" if found[1] else "models", found[2], found[3])
        return 404, {"error": "not played by the stand-in"}

    def folder(self, kind: str, repo: str) -> Path | None:
        folder = self.tree / kind / repo if self.tree else None
        inside = folder and folder.resolve().is_relative_to(self.tree.resolve())
        return folder if inside and folder.is_dir() else None

    def api(self, request, kind: str, repo: str, rest: str):
        folder = self.folder(kind, repo)
        if not folder:
            return 404, {"error": "Repository not found"}, {"X-Error-Code": "RepoNotFound"}
        files = sorted(p for p in folder.rglob("*") if p.is_file())
        if rest.startswith("tree/"):
            return self.listing(folder, files, rest)
        if rest.startswith("paths-info/"):
            # Asked as a form or as JSON, by version of the client.
            asked = request.json.get("paths") or parse_qs(request.text).get("paths", [])
            asked = [asked] if isinstance(asked, str) else asked
            return 200, [entry(folder, p) for p in files if str(p.relative_to(folder)) in asked]
        return 200, {
            "id": repo, "modelId": repo, "sha": COMMIT, "private": False, "gated": False, "disabled": False,
            "downloads": 0, "likes": 0, "tags": [], "lastModified": "2026-01-01T00:00:00.000Z",
            "createdAt": "2026-01-01T00:00:00.000Z", "author": repo.split("/")[0], "cardData": {},
            "siblings": [{"rfilename": str(p.relative_to(folder))} for p in files],
        }

    def listing(self, folder: Path, files: list[Path], rest: str):
        below = rest.split("/", 2)[2] if rest.count("/") > 1 else ""
        entries = [entry(folder, p) for p in files if str(p.relative_to(folder)).startswith(below)]
        if below and not entries:
            return 404, {"error": "Entry not found"}, {"X-Error-Code": "EntryNotFound"}
        return 200, entries

    def file(self, kind: str, repo: str, name: str):
        folder = self.folder(kind, repo)
        if not folder:
            return 404, {"error": "Repository not found"}, {"X-Error-Code": "RepoNotFound"}
        path = folder / name
        if not path.is_file() or not path.resolve().is_relative_to(folder.resolve()):
            return 404, {"error": "Entry not found"}, {"X-Error-Code": "EntryNotFound", "X-Repo-Commit": COMMIT}
        data = path.read_bytes()
        return 200, data, {
            "Content-Type": "application/octet-stream", "X-Repo-Commit": COMMIT, "ETag": f'"{digest(data)}"',
            "Accept-Ranges": "bytes", "X-Linked-Size": str(len(data)),
        }


def entry(folder: Path, path: Path) -> dict:
    data = path.read_bytes()
    return {"type": "file", "path": str(path.relative_to(folder)), "size": len(data), "oid": digest(data)}


def digest(data: bytes) -> str:
    return hashlib.sha1(data).hexdigest()
