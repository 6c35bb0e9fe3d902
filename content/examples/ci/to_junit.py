"""Turns a report of DTX into JUnit XML, for the test view of a CI system.

Needs gate.py and to_sarif.py beside it. Usage: python3 to_junit.py report.json > junit.xml
A finding becomes a failure, a prompt without a verdict an error.
"""

import json
import re
import sys
import xml.etree.ElementTree as xml

from gate import failed_replies, read_report, stop, verdict
from to_sarif import prompt_of

# Prompts may hold characters that no XML file can have.
FORBIDDEN = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


def clean(text):
    return FORBIDDEN.sub("\ufffd", str(text))


def to_junit(results):
    words = [verdict(result) for result in results]
    suite = xml.Element(
        "testsuite",
        name="DTX",
        tests=str(len(words)),
        failures=str(words.count("failed")),
        errors=str(words.count("not assessed")),
        skipped="0",
    )
    for number, (result, word) in enumerate(zip(results, words), start=1):
        prompt = " ".join(clean(prompt_of(result)).split())
        case = xml.SubElement(
            suite,
            "testcase",
            classname=clean(result.get("plugin_id")),
            name=f"{number:03} {prompt[:80]}".rstrip(),
        )
        if word == "failed":
            reply = failed_replies(result)[0]
            why = clean(reply.get("description") or "Judged as a fail.")
            failure = xml.SubElement(case, "failure", message=why)
            failure.text = clean(json.dumps(reply.get("response"), ensure_ascii=False))
        elif word == "not assessed":
            xml.SubElement(case, "error", message="Not assessed: no reply, or no verdict")
    suites = xml.Element("testsuites")
    suites.append(suite)
    xml.indent(suites)
    return xml.tostring(suites, encoding="utf-8", xml_declaration=True)


if __name__ == "__main__":
    if len(sys.argv) != 2:
        stop("Usage: python3 to_junit.py report.json > junit.xml")
    sys.stdout.buffer.write(to_junit(read_report(sys.argv[1])) + b"\n")
