"""Evaluates expressions as DTX does: lines of JSON in, [code, names, transform]; lines of JSON out, the value and how it
prints, or the exception."""

import json
import resource
import signal
import sys
import warnings

warnings.simplefilter("ignore")


class Slow(Exception):
    """An expression took too long; nothing is said about it."""


def stop(*_):
    raise Slow


signal.signal(signal.SIGALRM, stop)
resource.setrlimit(resource.RLIMIT_AS, (2**31, 2**31))


def value(code, names, transform):
    if transform and code.startswith("lambda "):
        scope = {}
        exec(f"transform_fn = {code}", {}, scope)
        return scope["transform_fn"](*names.values())
    return eval(code, {}, dict(names))


def result(code, names, transform):
    signal.setitimer(signal.ITIMER_REAL, 2)
    try:
        found = value(code, names, transform)
        try:
            text = json.dumps(found, allow_nan=False)
        except (TypeError, ValueError):
            text = None
        return {"printed": repr(found), "json": text}
    except (Slow, MemoryError):
        return {"error": "slow"}
    except Exception as error:
        return {"error": type(error).__name__, "says": str(error)}
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)


for line in sys.stdin:
    print(json.dumps(result(*json.loads(line))))
