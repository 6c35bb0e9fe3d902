"""Renders templates with Python's Jinja: lines of JSON in, [template, variables]; lines of JSON out, what it printed or
the kind of its error."""

import json
import sys

from jinja2 import Environment, TemplateSyntaxError, UndefinedError

environment = Environment()


def result(template, variables):
    try:
        return {"output": environment.from_string(template).render(variables)}
    except (TemplateSyntaxError, SyntaxError):
        return {"error": "syntax"}
    except UndefinedError as error:
        return {"error": "undefined", "says": str(error)}
    except Exception as error:
        return {"error": "type", "says": f"{type(error).__name__}: {error}"}


for line in sys.stdin:
    print(json.dumps(result(*json.loads(line))))
