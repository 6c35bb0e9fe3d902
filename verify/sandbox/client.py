"""Stands in the PATH of a scenario as `dtx` and as `python`: hands the command to `driver.py`, and ends as it does."""

import array
import json
import os
import signal
import socket
import sys

server = socket.socket(socket.AF_UNIX)
server.connect(os.environ["DTX_VERIFY_DRIVER"])
asked = json.dumps({"words": sys.argv, "folder": os.getcwd(), "environment": dict(os.environ)}).encode()
files = array.array("i", [0, 1, 2])
head = f"{len(asked)}\n".encode()
server.sendmsg([head], [(socket.SOL_SOCKET, socket.SCM_RIGHTS, files)])
server.sendall(asked)
signal.signal(signal.SIGINT, lambda *_: server.sendall(b"i"))
answer = b""
while part := server.recv(4096):
    answer += part
if not answer:
    sys.exit("verify: the driver ended")
result = json.loads(answer)
with open(os.environ["DTX_VERIFY_USAGE"], "a") as usage:
    usage.write(json.dumps(result) + "\n")
code = result["code"]
if code < 0:
    signal.signal(-code, signal.SIG_DFL)
    os.kill(os.getpid(), -code)
sys.exit(code)
