"""Puts the events of a streamed reply together. DTX calls parse_response."""

import json


def parse_response(reply, text, context):
    headers = {name.lower(): value for name, value in context["headers"].items()}
    kind = headers.get("content-type", "")
    if kind.startswith("text/") and "charset" not in kind:
        # The text was read as Latin-1, the default for such a type.
        text = text.encode("latin-1").decode("utf-8")
    parts = []
    for line in text.split("\n"):
        data = line.removeprefix("data:").strip()
        if line.startswith("data:") and data != "[DONE]":
            parts.append(json.loads(data)["token"])
    return "".join(parts).strip()
