"""What Python makes of a scope: reads it, fills its request with Jinja, and lets the library requests write the bytes.

Lines of JSON in: {"scope": text of YAML, "prompt": text, "environment": {name: value}}, or {"request": [method, url,
headers, text of the body]} that is filled already; lines of JSON out: {"sent": text of the request} or {"error": name of it}.
"""

import io
import json
import sys

import requests
import urllib3.connection
import yaml
from jinja2 import Template

sent = []
ANSWER = b"HTTP/1.1 200 OK\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"


class Wire:
    """A socket that keeps what is written to it."""

    def sendall(self, data):
        sent.append(bytes(data))

    def makefile(self, *_args, **_options):
        return io.BytesIO(ANSWER)

    def close(self):
        pass

    def settimeout(self, *_):
        pass

    def setsockopt(self, *_):
        pass


def connect(self):
    self.sock = Wire()
    self.is_verified = True


urllib3.connection.HTTPConnection.connect = connect
urllib3.connection.HTTPSConnection.connect = connect


def read(text):
    try:
        return json.loads(text)
    except json.JSONDecodeError:
        return text


def filled(value, names):
    if isinstance(value, str):
        return read(Template(value).render(**names)) if value.strip() else ""
    if isinstance(value, dict):
        return {key: filled(each, names) for key, each in value.items()}
    if isinstance(value, list):
        return [filled(each, names) for each in value]
    return value


def parts(config):
    """Method, address, headers and body of a request that is written as text."""
    head, _, body = config["raw_request"].strip().partition("\n\n")
    first, *lines = head.split("\n")
    method, path = first.split()[:2]
    headers = {name.strip(): value.strip() for name, _, value in (line.partition(":") for line in lines)}
    known = {name.lower(): value for name, value in headers.items()}
    is_json = "application/json" in known.get("content-type", "")
    scheme = "https" if config.get("use_https") else "http"
    return method, f"{scheme}://{known['host']}{path}", headers, (json.loads(body) if is_json else body) if body else None


def requested(scope, prompt, environment):
    config = scope["providers"][0]["config"]
    names = {}
    for name, value in (scope.get("environments") or [{"vars": {}}])[0]["vars"].items():
        for known, text in environment.items():
            value = value.replace("{{env." + known + "}}", text)
        names[name] = value
    change = config.get("transform_request")
    if change:
        names["prompt"] = eval(change, {})(prompt)
    else:
        names["prompt"] = read(prompt)
        if isinstance(names["prompt"], str):
            names["prompt"] = read(names["prompt"])
    if config["type"] == "http-raw":
        method, url, headers, body = parts(config)
    else:
        method, url = config["method"], config["url"]
        headers, body = config.get("headers") or {}, config.get("body")
    # Nothing is filled within a list.
    body = filled(body, names) if isinstance(body, (dict, str)) else body
    return method, filled(url, names), {name: filled(value, names) for name, value in headers.items()}, body


def write(method, url, headers, body):
    sent.clear()
    headers = {str(name): str(value) for name, value in headers.items()}
    headers.pop("Content-Length", None)
    headers.pop("content-length", None)
    session = requests.Session()
    session.trust_env = False
    session.request(method, url, json=body, headers=headers)
    return b"".join(sent).decode("latin-1").replace("\r\n", "\n")


def answer(line):
    try:
        asked = json.loads(line)
        if "request" in asked:
            method, url, headers, body = asked["request"]
            return {"sent": write(method, url, headers, None if body is None else json.loads(body))}
        scope = yaml.safe_load(asked["scope"])
        return {"sent": write(*requested(scope, asked["prompt"], asked["environment"]))}
    except Exception as error:  # Whatever it is, its name is the answer.
        return {"error": type(error).__name__, "says": str(error)}


for each in sys.stdin:
    print(json.dumps(answer(each)))
