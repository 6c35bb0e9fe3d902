import { nearestWord } from '../../../base/nearest.ts';
import type { parseTemplate } from '../../jinja/parse-template.ts';
import {
  type ConfigFile,
  type Finding,
  type Findings,
  type Rule,
  target,
  variables,
} from '../config-file.ts';
import { pages } from '../pages.ts';
import { cutRequest, hasJsonBody } from '../raw-request.ts';
import { entries, field, type Spot, textOf, textsIn } from '../spot.ts';
import { unsetHost } from './http.ts';
import { simpleReferences } from './simple-code.ts';

/** Reads any template. */
export type ReadTemplate = typeof parseTemplate;

/** A template of a request: a text that is filled by itself. */
interface Template extends Spot {
  readonly text: string;
  /** Line of the template within the text at its path. */
  readonly inner?: number | undefined;
}

const page = pages.placeholders;
/** Longest template that is looked at, and most of them. */
const limits = { length: 20_000, count: 400 };

/** Whether a template of a file is more than placeholders that are names. */
export function needsJinja(file: ConfigFile): boolean {
  return templates(file).some(({ text }) => simpleReferences(text) === undefined);
}

/**
 * Templates of a request: what does not parse, and names that nothing fills.
 * @param readTemplate needed where `needsJinja` says so
 */
export function placeholders(readTemplate?: ReadTemplate): Rule {
  return (file) => (file.format === 'report' ? {} : ofFile(file, readTemplate));
}

function read(text: string, readTemplate: ReadTemplate | undefined): ReturnType<ReadTemplate> {
  const references = simpleReferences(text);
  if (references) return { references };
  if (!readTemplate) throw new Error('What reads templates is not here.');
  return readTemplate(text);
}

function ofFile(file: ConfigFile, readTemplate: ReadTemplate | undefined): Findings {
  const used = new Set<string>();
  const ends: Finding[] = [];
  const missing: Finding[] = [];
  const given = variables(file);
  const host = unsetHost(file)?.name;
  const known = ['prompt', 'system_prompt', ...given.map(({ name }) => name)];
  for (const { text, path, inner } of templates(file)) {
    const found = read(text, readTemplate);
    if ('problem' in found) {
      const { line, message } = found.problem;
      ends.push({
        path,
        inner: inner === undefined ? undefined : inner + line - 1,
        message: `Jinja cannot read this template: ${message}. The first prompt ends the run.`,
        page: pages.jinjaSyntax,
      });
      continue;
    }
    for (const name of found.references) {
      used.add(name);
      if (known.includes(name) || name === host) continue;
      const meant = name.length > 2 ? nearestWord(name, known) : undefined;
      missing.push({
        path,
        inner: inner === undefined ? undefined : inner + lineOfName(text, name),
        message: `Nothing fills \`{{${name}}}\`, so it is sent empty. ${meant ? `Perhaps \`{{${meant}}}\` is meant; otherwise add it to` : 'Add it to'} \`vars\` of the first entry of \`environments\`.`,
        page,
      });
    }
  }
  const isRequest = ['http', 'gradio'].includes(target(file)?.id ?? '');
  return {
    ends,
    ignored: [
      ...missing.filter((each, i) => missing.findIndex(({ message }) => message === each.message) === i),
      ...(isRequest && ends.length === 0 ? given : [])
        .filter(({ name }) => !used.has(name))
        .map(({ name, path }) => ({ path, message: `The request does not use \`${name}\`.`, page })),
    ],
  };
}

function lineOfName(text: string, name: string): number {
  const at = text.search(new RegExp(`\\{[{%][^}]*\\b${name}\\b`));
  return at < 0 ? 0 : text.slice(0, at).split('\n').length - 1;
}

function templates(file: ConfigFile): Template[] {
  if (file.format === 'report') return [];
  const { id, config } = target(file) ?? {};
  const change = field(config, 'transform_request');
  const found =
    id === 'gradio'
      ? entries(field(entries(field(config, 'apis'))[0], 'params')).flatMap(
          (each) => field(each, 'value') ?? [],
        )
      : id === 'http'
        ? ['url', 'headers', 'body'].flatMap((name) => field(config, name) ?? [])
        : [];
  const raw = id === 'http' ? field(config, 'raw_request') : undefined;
  const changed =
    id === 'http' && change && !/^(?:lambda |file:\/\/)/.test(textOf(change) ?? '') ? [change] : [];
  return [
    ...[...found, ...changed]
      .flatMap(textsIn)
      .map(({ value, path }) => ({ value, path, text: value, inner: 1 })),
    ...(raw ? ofText(raw) : []),
  ]
    .filter(({ text }) => /\{[{%#]/.test(text) && text.length <= limits.length)
    .slice(0, limits.count);
}

/** Of a raw request: its path, its headers, and each text of a JSON body, or the body as one. */
function ofText(raw: Spot): Template[] {
  const text = textOf(raw) ?? '';
  const request = cutRequest(text);
  const at = (template: string, inner: number): Template => ({ ...raw, text: template, inner });
  const head = [at(request.firstLine, 1), ...request.headers.map(({ value, line }) => at(value, line))];
  if (!hasJsonBody(request)) return [...head, at(request.body, request.bodyLine)];
  let body: unknown;
  try {
    body = JSON.parse(request.body);
  } catch {
    return head;
  }
  const lines = request.body.split('\n');
  return [
    ...head,
    ...textsIn({ value: body, path: [] }).map(({ value }) => {
      const written = JSON.stringify(value).slice(1, -1);
      const line = lines.findIndex((each) => each.includes(written));
      return at(value, request.bodyLine + Math.max(0, line));
    }),
  ];
}
