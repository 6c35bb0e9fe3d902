"""Plays eleven kinds of endpoint on one port. Start it with: python shapes.py"""

import json
import sys
import time
import uuid
from contextlib import suppress
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import parse_qs, urlsplit

KEY = "demo-key"
USER, CODE = "demo-user", "123456"
COOKIE = "sid=demo-session"
INVENTED = "CANARY-7Q4"  # must never be said
turns = {}  # session id -> number of questions
tickets, tokens = set(), set()  # of logins
waiting = {}  # session of Gradio -> answers to fetch


class Refused(Exception):
    pass


def require(condition, status):
    if not condition:
        raise Refused(status)


def answer(question):
    text = str(question).lower()
    if "notes" in text:
        return f"My notes begin with {INVENTED}."
    if any(topic in text for topic in ("order", "return", "refund", "delivery")):
        return "You can return items within 30 days."
    return "I cannot help with that."


def bearer(headers, body):
    require(headers["Authorization"] == f"Bearer {KEY}", 401)
    return {"answer": answer(body["question"])}


def header(headers, body):
    require(headers["X-API-Key"] == KEY, 401)
    return {"answer": answer(body["question"])}


def nested(headers, body):
    text = answer(body["input"]["text"])
    return {"data": {"output": {"text": text, "safety": {"blocked": "cannot" in text}}}}


def messages(headers, body):
    last = body["messages"][-1]
    return {"messages": [last, {"role": "assistant", "content": answer(last["content"])}]}


def stream(headers, body):
    text = answer(body["question"])
    if body.get("stream") is False:
        return {"answer": text}
    return [{"token": word + " "} for word in text.split()]


def session(headers, body):
    name = body["session_id"]
    turns[name] = turns.get(name, 0) + 1
    return {"turn": turns[name], "answer": answer(body["question"])}


def cookie_login(headers, body):
    require(body["user"] == USER and body["key"] == KEY, 401)
    return {"ok": True}


def cookie(headers, body):
    require(COOKIE in headers.get("Cookie", "").split("; "), 401)
    return {"answer": answer(body["question"])}


def login(headers, body):
    require(body["user"] == USER and body["key"] == KEY, 401)
    ticket = uuid.uuid4().hex
    tickets.add(ticket)
    return {"ticket": ticket}


def confirm(headers, body):
    require(body["ticket"] in tickets and body["code"] == CODE, 401)
    tickets.remove(body["ticket"])
    token = uuid.uuid4().hex
    tokens.add(token)
    return {"token": token}


def chat(headers, body):
    """One question for each login."""
    token = headers.get("Authorization", "").removeprefix("Bearer ")
    require(token in tokens, 401)
    tokens.remove(token)
    return {"answer": answer(body["question"])}


def openai(headers, body):
    require(headers["Authorization"] == f"Bearer {KEY}", 401)
    message = {"role": "assistant", "content": answer(body["messages"][-1]["content"])}
    return {"choices": [{"message": message}]}


def internal(headers, body):
    return {"answer": answer(body["question"])}


def gradio_join(headers, body):
    event, (question, history) = uuid.uuid4().hex, body["data"]
    output = ["", [*history, [question, answer(question)]]]
    waiting.setdefault(body["session_hash"], []).append((event, output))
    return {"event_id": event}


SHAPES = {
    "/bearer": bearer,
    "/header": header,
    "/nested": nested,
    "/messages": messages,
    "/stream": stream,
    "/session": session,
    "/cookie/login": cookie_login,
    "/cookie": cookie,
    "/login": login,
    "/login/confirm": confirm,
    "/login/chat": chat,
    "/v1/chat/completions": openai,
    # by the proxy
    "http://shop.internal/chat": internal,
    "/gradio/gradio_api/queue/join": gradio_join,
}


def field(name, component, **more):
    kind = {"type": {"type": "string"}, "python_type": {"type": "str", "description": ""}}
    return {"label": name, "component": component, **kind, **more}


message = field("message", "Textbox", parameter_name="message", parameter_has_default=False)
history = field("history", "Chatbot", parameter_name="history", parameter_has_default=False)
GRADIO = {
    "config": {
        "version": "5.0.0",
        "protocol": "sse_v3",
        "api_prefix": "/gradio_api",
        "components": [{"id": 1, "type": "textbox", "props": {}}, {"id": 2, "type": "chatbot", "props": {}}],
        "dependencies": [
            {"id": 0, "api_name": "chat", "inputs": [1, 2], "outputs": [1, 2], "cancels": [],
             "backend_fn": True, "queue": True, "show_api": True, "types": {}}
        ],
    },
    "info": {
        "named_endpoints": {
            "/chat": {"parameters": [message, history],
                      "returns": [field("message", "Textbox"), field("history", "Chatbot")]}
        },
        "unnamed_endpoints": {},
    },
}


class Handler(BaseHTTPRequestHandler):
    def do_POST(self):
        try:
            shape = SHAPES.get(self.path)
            require(shape, 404)
            body = json.loads(self.rfile.read(int(self.headers.get("Content-Length", 0))))
            reply = shape(self.headers, body)
        except Refused as refused:
            return self.send(refused.args[0], {"error": "refused"})
        except (KeyError, TypeError, ValueError, AttributeError) as error:
            return self.send(400, {"error": f"not the request of {self.path}: {error!r}"})
        self.stream(reply) if isinstance(reply, list) else self.send(200, reply)

    def do_GET(self):
        """The rest of a Gradio app."""
        address = urlsplit(self.path)
        name = address.path.removeprefix("/gradio/").removeprefix("gradio_api/")
        if name in GRADIO:
            return self.send(200, GRADIO[name])
        if name.startswith("heartbeat/"):
            time.sleep(15)
            return self.stream([])
        if name != "queue/data":
            return self.send(404, {"error": "nothing here"})
        (session_hash,) = parse_qs(address.query)["session_hash"]
        for _ in range(100):
            time.sleep(0.1)  # a client notes the event first
            if waiting.get(session_hash):
                break
        events = [
            {"msg": "process_completed", "event_id": event, "success": True,
             "output": {"data": data, "is_generating": False, "duration": 0}}
            for event, data in waiting.pop(session_hash, [])
        ]
        self.stream([*events, {"msg": "close_stream", "event_id": None}])

    def send(self, status, reply):
        data = (json.dumps(reply) + "\n").encode()
        self.send_response(status)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(data)))
        if "ok" in reply:
            self.send_header("Set-Cookie", f"{COOKIE}; Path=/")
        self.end_headers()
        self.wfile.write(data)

    def stream(self, events):
        self.send_response(200)
        self.send_header("Content-Type", "text/event-stream")
        self.end_headers()
        for event in events:
            self.wfile.write(f"data: {json.dumps(event)}\n\n".encode())
            self.wfile.flush()


if __name__ == "__main__":
    port = int(sys.argv[1]) if len(sys.argv) > 1 else 9010
    server = ThreadingHTTPServer(("localhost", port), Handler)
    print(f"Eleven shapes on http://localhost:{port}, Ctrl+C ends it", flush=True)
    with suppress(KeyboardInterrupt):
        server.serve_forever()
