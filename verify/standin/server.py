"""The stand-ins: one program that plays every other side of DTX on loopback.

    python server.py --folder RUN [--hub TREE] [--port 9100] [--proxy 9101] [--ollama 11434] [--prompts]

Three ports, one handler: `--port` is for addresses that a command names itself, `--ollama` for
Ollama's fixed port, `--proxy` for everything else. The proxy opens TLS with its own authority and
answers in the place of the host that was asked, so no request leaves the machine. Every request
is one line of `RUN/contacts.jsonl`.
"""

import argparse
import json
import re
import sys
import threading
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import app
import behaviour
import hub
import models
from authority import Authority

KEY_HEADERS = ("authorization", "x-api-key", "x-goog-api-key", "cookie", "api-key")


class Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    host = ""  # the host behind CONNECT; empty for a direct request

    def do_CONNECT(self):
        host, _, port = self.path.rpartition(":")
        self.send_response(200, "Connection established")
        self.end_headers()
        try:
            context = self.server.authority.context(host)
            self.connection = context.wrap_socket(self.connection, server_side=True)
        except OSError as problem:
            # The client hung up or does not trust the authority: the contact is recorded all the same.
            self.write_log({"host": host, "method": "CONNECT", "path": f":{port}", "problem": str(problem)})
            self.close_connection = True
            return
        self.rfile = self.connection.makefile("rb")
        self.wfile = self.connection.makefile("wb", buffering=0)
        self.host = host
        self.close_connection = False

    def respond(self):
        self.started = time.time()
        length = int(self.headers.get("Content-Length") or 0)
        chunked = "chunked" in self.headers.get("Transfer-Encoding", "")
        self.raw = self.read_chunks() if chunked else self.rfile.read(length)
        address = urlsplit(self.path)
        self.query = address.query
        self.asked_host = self.host or (address.hostname if address.scheme else "") or self.headers.get("Host", "")
        self.path = address.path or "/"
        self.notes = {}
        try:
            status, body, *rest = self.route()
        except behaviour.Failure as failure:
            text = failure.body
            error = {"error": {"message": f"stand-in answers {failure.status}", "type": "standin", "code": None}}
            status, body, rest = failure.status, error if text is None else text, []
        self.send(status, body, rest[0] if rest else {})

    do_GET = do_POST = do_HEAD = do_PUT = do_DELETE = do_OPTIONS = respond

    def route(self):
        # For helpers whose model DTX chooses, so that no name can script them.
        if code := self.server.statuses.get(self.asked_host):
            raise behaviour.Failure(int(code))
        if self.asked_host in hub.HOSTS:
            return self.server.hub.handle(self)
        routes = models.ROUTES + (models.OLLAMA_ROUTES if self.server.plays == "ollama" else app.ROUTES)
        for method, pattern, answer in routes:
            if method == self.command and re.search(pattern, self.path):
                return answer(self)
        return 404, {"error": "not played by the stand-in"}

    def send(self, status, body, headers):
        data = body if isinstance(body, bytes) else (body if isinstance(body, str) else json.dumps(body)).encode()
        kind = "text/plain" if isinstance(body, str) else "application/json"
        kind = "text/html" if isinstance(body, str) and body.startswith("<html") else kind
        part = re.match(r"bytes=(\d+)-(\d*)$", self.headers.get("Range", ""))
        if part and status == 200 and isinstance(body, bytes):
            first, last = int(part[1]), min(int(part[2] or len(data) - 1), len(data) - 1)
            headers = {**headers, "Content-Range": f"bytes {first}-{last}/{len(data)}"}
            data, status = data[first : last + 1], 206
        self.send_response(status)
        for name, value in {"Content-Type": kind, **headers, "Content-Length": str(len(data))}.items():
            self.send_header(name, value)
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(data)
        self.record(status)

    def record(self, status):
        keys = {k: self.headers[k] for k in KEY_HEADERS if self.headers.get(k)}
        if in_address := parse_qs(self.query).get("key"):
            keys["?key"] = in_address[0]  # Gemini's way
        agent = self.headers.get("User-Agent", "")
        line = {
            "time": round(self.started, 3), "via": self.server.plays, "host": self.asked_host, "method": self.command,
            "path": self.path, "query": self.query, "status": status, "agent": agent[:60], "keys": keys, **self.notes,
        }
        if self.server.prompts:
            line["body"] = self.text
        self.write_log(line)

    def write_log(self, line):
        with self.server.lock, self.server.log.open("a") as log:
            log.write(json.dumps(line) + "\n")

    def note(self, model, role, messages):
        """Prompts are kept by length only: a log may be shared, the package's prompts may not."""
        lengths = [[m.get("role", ""), len(behaviour.content(m))] for m in messages]
        self.notes = {"model": model, "role": role, "messages": lengths}

    def read_chunks(self):
        parts = []
        while size := int(self.rfile.readline().split(b";")[0], 16):
            parts.append(self.rfile.read(size))
            self.rfile.readline()
        self.rfile.readline()
        return b"".join(parts)

    @property
    def text(self):
        return self.raw.decode(errors="replace")

    @property
    def json(self):
        try:
            value = json.loads(self.raw)
        except ValueError:
            return {}
        return value if isinstance(value, dict) else {}

    def log_message(self, format, *args):
        pass  # the log is contacts.jsonl


def serve(port: int, plays: str, shared: dict):
    try:
        server = ThreadingHTTPServer(("127.0.0.1", port), Handler)
    except OSError as problem:
        sys.exit(f"verify: port {port} is not free ({problem.strerror}): end what listens there, or run as root")
    server.plays, server.daemon_threads = plays, True
    vars(server).update(shared)
    threading.Thread(target=server.serve_forever, daemon=True).start()


def main():
    parser = argparse.ArgumentParser(description="Stand-ins for DTX on loopback")
    parser.add_argument("--folder", type=Path, required=True)
    parser.add_argument("--hub", type=Path)
    parser.add_argument("--port", type=int, default=9100)
    parser.add_argument("--proxy", type=int, default=9101)
    parser.add_argument("--ollama", type=int, default=11434)
    parser.add_argument("--prompts", action="store_true", help="log whole requests, not lengths only")
    parser.add_argument("--status", action="append", default=[], help="HOST=CODE: this host answers so, always")
    options = parser.parse_args()
    statuses = dict(status.split("=", 1) for status in options.status)
    shared = {
        "authority": Authority(options.folder / "ca"), "hub": hub.Hub(options.hub), "lock": threading.Lock(),
        "log": options.folder / "contacts.jsonl", "prompts": options.prompts, "statuses": statuses,
    }
    for port, plays in ((options.port, "direct"), (options.proxy, "proxy"), (options.ollama, "ollama")):
        serve(port, plays, shared)
    (options.folder / "ready").touch()
    sys.stdin.read()  # ends with the program that started it, so nothing is left running


if __name__ == "__main__":
    main()
