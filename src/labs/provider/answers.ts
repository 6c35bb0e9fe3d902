import { type JsonNode, type JsonPath, nodeAt, textsIn } from './json-tree.ts';
import type { PastedReply } from './read-reply.ts';

/** A text of a reply that can be the answer, and how DTX gets it. */
export interface Answer {
  /** The same while the reply has such a text. */
  readonly id: string;
  /** What is written as `transform_response`. */
  readonly transform: string;
  readonly value: string;
  /** In the JSON of the reply. */
  readonly path?: JsonPath;
  /** In each event of a stream; the file that puts the answer together is made for it. */
  readonly eventPath?: JsonPath;
}

/** Python file that puts the events of a stream together. */
export const joinFile = 'join_stream.py';

const likely = [
  /^(?:answer|completion|reply|generated_text|assistant|bot|output_text|response_text)$/i,
  /^(?:content|response|output|message|text|result|token|delta)$/i,
  /^(?:data|value|body|outputs|results|choices|parts)$/i,
];
const unlikely =
  /(?:^|[_-])(?:id|model|role|object|type|status|lang|created|created_at|finish_reason|stop_reason|fingerprint|version|time|date|url|name|code|tier|event|format)s?$/i;

/** Texts of a reply that can be the answer, in the order in which they come; last, the reply as a whole. */
export function answersIn(reply: Pick<PastedReply, 'text' | 'json' | 'events'>): Answer[] {
  if (reply.json) {
    const found = textsIn(reply.json)
      .filter(({ path }) => path.length > 0)
      .map(({ path, node }): Answer => {
        const transform = pythonPath(path);
        return { id: transform, transform, value: node.value, path };
      });
    return [...found, { id: 'json', transform: 'json', value: reply.text }];
  }
  const joined = eventPaths(reply.events).map((eventPath): Answer => {
    const value = joinEvents(reply.events, eventPath);
    return {
      id: `events ${JSON.stringify(eventPath)}`,
      transform: `file://${joinFile}:parse_response`,
      value,
      eventPath,
    };
  });
  return [...joined, { id: 'text', transform: 'text', value: reply.text }];
}

/** The one that most likely is what a user reads. */
export function likelyAnswer(answers: readonly Answer[]): Answer | undefined {
  const scored = answers.map((answer, i) => ({ answer, score: score(answer), i }));
  scored.sort((a, b) => b.score - a.score || b.i - a.i);
  const [best] = scored;
  if (!best) return undefined;
  // Of the same text under several names, the most likely name, then the first, is the answer; the others are copies.
  const same = scored.filter(({ answer: { value, path } }) => path && value === best.answer.value);
  same.sort((a, b) => b.score - a.score || nameRank(a.answer) - nameRank(b.answer) || a.i - b.i);
  return (best.answer.path ? same[0] : best)?.answer;
}

const usual = ['reply', 'answer', 'text', 'content', 'message', 'output'];

function nameRank({ path }: Answer): number {
  const rank = usual.indexOf(String(path?.at(-1)).toLowerCase());
  return rank < 0 ? usual.length : rank;
}

function score({ id, value, path: jsonPath, eventPath }: Answer): number {
  if (id === 'json' || id === 'text') return -40;
  const path = eventPath ?? jsonPath ?? [];
  const names = path.filter((step) => typeof step === 'string');
  const last = names.at(-1) ?? '';
  const own = likely.findIndex((form) => form.test(last));
  let sum = own >= 0 ? 30 - own * 6 : 0;
  if (unlikely.test(last)) sum -= 25;
  if (/\s/.test(value.trim())) sum += 12;
  if (/^[\w-]{20,}$/.test(value) || /^https?:\S*$/.test(value)) sum -= 12;
  if (value === '') sum -= 10;
  // What the user said is repeated in many replies.
  if (names.some((name) => /^(?:prompt|question|query|input|user|request|error)$/i.test(name))) sum -= 15;
  if (
    names.some((name) => /^(?:reasoning|thinking|thoughts?|citations?|sources?|metadata|usage)$/i.test(name))
  )
    sum -= 12;
  return sum + Math.min(6, value.length / 40);
}

/** `json["choices"][0]["message"]` */
export function pythonPath(path: JsonPath): string {
  return `json${subscripts(path)}`;
}

export function subscripts(path: JsonPath): string {
  return path.map((step) => `[${typeof step === 'number' ? step : JSON.stringify(step)}]`).join('');
}

/** Ways that lead to a text in at least one event, at most 12. */
function eventPaths(events: readonly JsonNode[]): JsonPath[] {
  const paths = new Map<string, JsonPath>();
  for (const event of events.slice(0, 500))
    for (const { path } of textsIn(event)) {
      if (paths.size >= 12) return [...paths.values()];
      paths.set(JSON.stringify(path), path);
    }
  return [...paths.values()];
}

/** What `join_stream.py` makes of the events. */
export function joinEvents(events: readonly JsonNode[], path: JsonPath): string {
  const parts = events.flatMap((event) => {
    const node = nodeAt(event, path);
    return node?.kind === 'string' ? [node.value] : [];
  });
  return parts.join('').trim();
}

/** The file itself. */
export function joinProgram(path: JsonPath, isEventStream: boolean): string {
  const read = isEventStream
    ? `        data = line.removeprefix("data:").strip()
        if not line.startswith("data:") or data in ("", "[DONE]"):
            continue`
    : `        data = line.strip()
        if data == "":
            continue`;
  return `"""Puts the parts of a streamed reply together. DTX calls parse_response."""

import json


def parse_response(reply, text, context):
    headers = {name.lower(): value for name, value in context["headers"].items()}
    kind = headers.get("content-type", "")
    if kind.startswith("text/") and "charset" not in kind:
        # The text was read as Latin-1, the default for such a type.
        text = text.encode("latin-1").decode("utf-8")
    parts = []
    for line in text.replace("\\r\\n", "\\n").split("\\n"):
${read}
        try:
            part = json.loads(data)${subscripts(path)}
        except (ValueError, KeyError, IndexError, TypeError):
            continue
        if isinstance(part, str):
            parts.append(part)
    return "".join(parts).strip()
`;
}
