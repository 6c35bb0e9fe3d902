import type { Answer } from './answers.ts';
import type { PastedRequest } from './http-message.ts';
import { isSamePath, type JsonNode, type JsonString, readJson, textsIn } from './json-tree.ts';
import type { PromptPlace } from './prompt-places.ts';
import { queryOf } from './prompt-places.ts';
import { type PastedReply, textStart } from './read-reply.ts';

/** A stretch of what was pasted; both ends are the same for a caret. */
export interface Selection {
  readonly start: number;
  readonly end: number;
}

/** Reads `@start-end`, by which a field asks for the text that is selected. */
export function selectionOf(field: string): Selection | undefined {
  const [, start, end] = /^@(\d+)-(\d+)$/.exec(field) ?? [];
  return start === undefined ? undefined : { start: Number(start), end: Number(end) };
}

/**
 * The place that a selection is in, as `id#start-end` where only a part of its text is selected.
 * @param text as it was pasted
 */
export function selectedPlace(
  text: string,
  { start, end }: Selection,
  request: PastedRequest,
  body: JsonNode | undefined,
  places: readonly PromptPlace[],
): string | undefined {
  const bodyStart = request.body === undefined ? -1 : text.lastIndexOf(request.body);
  if (body && bodyStart >= 0) {
    const found = leafAt(body, request.body ?? '', start - bodyStart, end - bodyStart);
    const place = found && places.find(({ at }) => at.kind === 'body' && isSamePath(at.path, found.path));
    if (place && found) return place.id + found.part;
  }
  const inside = places.flatMap((place) =>
    writtenForms(place, request).flatMap((form) => {
      const at = occurrence(text, form, start, end, places, place);
      return at === undefined ? [] : [{ place, form, at }];
    }),
  );
  inside.sort((a, b) => a.form.length - b.form.length);
  const [best] = inside;
  if (!best) return undefined;
  const isPart = start < end && best.form === best.place.value && end - start < best.form.length;
  return best.place.id + (isPart ? `#${start - best.at}-${end - best.at}` : '');
}

/** The answer that a selection is in. */
export function selectedAnswer(
  pasted: string,
  { start, end }: Selection,
  reply: PastedReply,
  answers: readonly Answer[],
): string | undefined {
  const head = textStart(pasted, reply);
  if (reply.json) {
    const found = leafAt(reply.json, reply.text, start - head, end - head);
    return found && answers[textsIn(reply.json).findIndex(({ path }) => isSamePath(path, found.path))]?.id;
  }
  const lineStart = pasted.lastIndexOf('\n', start - 1) + 1;
  const [line = ''] = pasted.slice(lineStart).split('\n', 1);
  const from = line.indexOf('{');
  const read = readJson(line.slice(Math.max(0, from)).trim());
  if (!('node' in read)) return undefined;
  const found = leafAt(read.node, line.slice(from), start - lineStart - from, end - lineStart - from);
  return found && answers.find(({ eventPath }) => eventPath && isSamePath(eventPath, found.path))?.id;
}

function leafAt(
  node: JsonNode,
  source: string,
  start: number,
  end: number,
): { readonly path: readonly (string | number)[]; readonly part: string } | undefined {
  const leaf = textsIn(node).find((each) => each.node.start <= start && end <= each.node.end);
  if (!leaf) return undefined;
  return { path: leaf.path, part: start < end ? partOf(leaf.node, source, start, end) : '' };
}

/** `#start-end` within the text of a leaf; empty for all of it. */
function partOf(
  { start: first, end: last, value }: JsonString,
  source: string,
  start: number,
  end: number,
): string {
  const from = lengthOf(source.slice(first + 1, Math.max(start, first + 1)));
  const to = lengthOf(source.slice(first + 1, Math.min(end, last - 1)));
  if (from === undefined || to === undefined || from >= to || (from === 0 && to === value.length)) return '';
  return `#${from}-${to}`;
}

/** Characters that the begin of a text in JSON has once it is read; undefined when it ends within an escape. */
function lengthOf(raw: string): number | undefined {
  try {
    return (JSON.parse(`"${raw}"`) as string).length;
  } catch {
    return undefined;
  }
}

/** How the shell, JSON or an address may write the text of a place. */
function writtenForms({ at, value }: PromptPlace, request: PastedRequest): string[] {
  if (value === '') return [];
  if (at.kind === 'query') {
    const query = queryOf(request.url)[at.index];
    return query ? [value, request.url.slice(query.start, query.end)] : [];
  }
  const json = JSON.stringify(value).slice(1, -1);
  const forms = at.kind === 'body' ? [json, json.replaceAll('\\', '\\\\').replaceAll('"', '\\"')] : [value];
  return [
    ...new Set(forms.flatMap((form) => [form, form.replaceAll("'", "'\\''"), form.replaceAll("'", "\\'")])),
  ];
}

/** Place of the written form around the selection, where it belongs to this place and no other with the same text. */
function occurrence(
  text: string,
  form: string,
  start: number,
  end: number,
  places: readonly PromptPlace[],
  place: PromptPlace,
): number | undefined {
  if (form === '') return undefined;
  const all: number[] = [];
  for (let at = text.indexOf(form); at >= 0 && all.length < 500; at = text.indexOf(form, at + form.length))
    if (isWhole(text, at, at + form.length)) all.push(at);
  const twins = places.filter(({ value }) => value === place.value);
  const mine = all.length === twins.length ? all.slice(twins.indexOf(place), twins.indexOf(place) + 1) : all;
  return mine.find((at) => at <= start && end <= at + form.length);
}

/** Not within a longer word. */
function isWhole(text: string, start: number, end: number): boolean {
  return /^["'=\s:^]?$/.test(text[start - 1] ?? '') && /^["'&\s\\#,;^]?$/.test(text[end] ?? '');
}
