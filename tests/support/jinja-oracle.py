"""Renders templates with Python's Jinja: lines of JSON in, [template, variables]; lines of JSON out, what it printed or
the kind of its error."""

import json
import random
import resource
import signal
import sys

from jinja2 import Environment, TemplateSyntaxError, UndefinedError

environment = Environment()
# The filter random takes the first item, by the code of Python's random.choice.
random._inst._randbelow = lambda n: 0


class Slow(Exception):
    """A template took too long; nothing is said about it."""


def stop(*_):
    raise Slow


signal.signal(signal.SIGALRM, stop)
resource.setrlimit(resource.RLIMIT_AS, (2**31, 2**31))


def result(template, variables):
    signal.setitimer(signal.ITIMER_REAL, 2)
    try:
        return {"output": environment.from_string(template).render(variables)}
    except (TemplateSyntaxError, SyntaxError):
        return {"error": "syntax"}
    except UndefinedError as error:
        return {"error": "undefined", "says": str(error)}
    except (Slow, MemoryError):
        return {"error": "slow"}
    except Exception as error:
        return {"error": "type", "says": f"{type(error).__name__}: {error}"}
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)


for line in sys.stdin:
    print(json.dumps(result(*json.loads(line))))
