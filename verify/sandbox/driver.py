"""Starts DTX once, and forks for each command: 1 to 3 s each, in place of 10 to 30.

    driver.py SOCKET

`client.py` stands in the PATH as `dtx` and as `python`: it hands over its words, folder, environment and the three
standard files, and ends with the code of the fork. What DTX and its libraries read while they are imported, they read
here, so a command with such a variable needs a driver of its own (`importTime` in worker.ts).
"""

import array
import importlib
import json
import os
import runpy
import select
import signal
import socket
import sys
import traceback

import dtx.cli.cli as cli


def load(*names: str):
    """What the forks would import each. Nothing that asks a host or a model while it is imported: that is theirs."""
    for name in names:
        try:
            importlib.import_module(name)
        except ImportError:
            pass  # the environment without PyTorch has less


load(
    "litellm", "openai", "groq", "ollama", "datasets", "dtx_attacks", "transformers.pipelines",
    "transformers.generation.utils", "transformers.models.auto.modeling_auto",
    "transformers.models.bert.modeling_bert",
)


def receive(connection: socket.socket) -> tuple[dict, list[int]]:
    """The first message has the files beside it; its first line is the length of what follows."""
    files = array.array("i")
    data, ancillary, _, _ = connection.recvmsg(65536, socket.CMSG_LEN(3 * files.itemsize))
    for level, kind, content in ancillary:
        if level == socket.SOL_SOCKET and kind == socket.SCM_RIGHTS:
            files.frombytes(content[: len(content) - len(content) % files.itemsize])
    head, _, rest = data.partition(b"\n")
    while len(rest) < int(head):
        rest += connection.recv(65536)
    return json.loads(rest), list(files)


def run(asked: dict) -> int:
    os.chdir(asked["folder"])
    os.environ.clear()
    os.environ.update(asked["environment"])
    if os.environ.get("DTX_VERIFY_SHORT_WAITS"):
        shorten_waits()
    name, *words = asked["words"]
    try:
        if os.path.basename(name) == "dtx":
            sys.argv = [name, *words]
            return leave(cli.main())
        return script(words)
    except SystemExit as end:
        return leave(end.code)
    except KeyboardInterrupt:
        traceback.print_exc()
        return 130
    except BaseException:
        traceback.print_exc()
        return 1


def shorten_waits():
    """Also in modules that took `sleep` out of `time` before."""
    import time

    wait = time.sleep

    def sleep(seconds):
        wait(min(seconds, 0.01))

    for module in [*sys.modules.values()]:
        if getattr(module, "sleep", None) is wait:
            module.sleep = sleep


def script(words: list[str]) -> int:
    """What `python` is given: a file, `-m module`, `-c code` or a program on standard input."""
    sys.path[0:0] = [""]
    if words[:1] == ["-m"]:
        sys.argv = words[1:]
        runpy.run_module(words[1], run_name="__main__", alter_sys=True)
    elif words[:1] == ["-c"]:
        sys.argv = ["-c", *words[2:]]
        exec(compile(words[1], "<string>", "exec"), {"__name__": "__main__"})
    elif words and words[0] != "-":
        sys.argv = words
        sys.path[0] = os.path.dirname(os.path.abspath(words[0]))
        runpy.run_path(words[0], run_name="__main__")
    else:
        sys.argv = [""]
        exec(compile(sys.stdin.read(), "<stdin>", "exec"), {"__name__": "__main__"})
    return 0


def leave(code) -> int:
    """As Python itself does with what a program gives to `sys.exit`."""
    if code is None:
        return 0
    if isinstance(code, int):
        return code & 0xFF
    print(code, file=sys.stderr)
    return 1


def fork(connection: socket.socket):
    """A process that waits for the command, so that the driver is free for the next one."""
    asked, files = receive(connection)
    child = os.fork()
    if child == 0:
        os.setsid()
        for number, file in enumerate(files):
            os.dup2(file, number)
        for file in files:
            if file > 2:
                os.close(file)
        connection.close()
        sys.stdin = os.fdopen(0, closefd=False)
        # Line by line, so that a scenario can interrupt at a text.
        sys.stdout = os.fdopen(1, "w", closefd=False, buffering=1)
        sys.stderr = os.fdopen(2, "w", closefd=False, buffering=1)
        retarget_logs()
        code = run(asked)
        end(code)
    for file in files:
        os.close(file)
    watch(connection, child)


def retarget_logs():
    """The log of loguru, and the streams of Rich, were opened for the driver."""
    import logging

    from loguru import logger

    logger.remove()
    logger.add(sys.stderr)
    for handler in logging.getLogger().handlers + logging.getLogger("LiteLLM").handlers:
        if isinstance(handler, logging.StreamHandler):
            handler.setStream(sys.stderr)


def end(code: int):
    """Without the threads of the driver's libraries, which are not there in a fork; what was registered is done."""
    import atexit

    try:
        atexit._run_exitfuncs()
    finally:
        for stream in (sys.stdout, sys.stderr):
            try:
                stream.flush()
            except (OSError, ValueError):
                code = code or 1
        os._exit(code)


def watch(connection: socket.socket, child: int):
    """Waits for the command; a client that is gone takes it along, one that sends a byte interrupts it."""
    ended = os.pidfd_open(child)
    while True:
        ready, _, _ = select.select([connection, ended], [], [])
        if ended in ready:
            _, status, usage = os.wait4(child, 0)
            code = os.waitstatus_to_exitcode(status)
            cpu = round(usage.ru_utime + usage.ru_stime, 2)
            answer = {"code": code, "cpu": cpu, "memory": usage.ru_maxrss // 1024}
            connection.sendall(json.dumps(answer).encode())
            os._exit(0)
        asked = connection.recv(1)
        os.killpg(child, signal.SIGINT if asked else signal.SIGKILL)
        if not asked:
            os.waitpid(child, 0)
            os._exit(0)


def main():
    path = sys.argv[1]
    server = socket.socket(socket.AF_UNIX)
    server.bind(path)
    server.listen(16)
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    print("ready", flush=True)
    parent = os.getppid()
    while os.getppid() == parent:
        ready, _, _ = select.select([server], [], [], 1)
        # Forks that are done leave nothing behind.
        while True:
            try:
                if os.waitpid(-1, os.WNOHANG)[0] == 0:
                    break
            except ChildProcessError:
                break
        if not ready:
            continue
        connection, _ = server.accept()
        if os.fork() == 0:
            server.close()
            fork(connection)
        connection.close()


if __name__ == "__main__":
    main()
