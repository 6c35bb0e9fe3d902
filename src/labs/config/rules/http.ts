import {
  type ConfigFile,
  type Finding,
  type Findings,
  type Rule,
  target,
  variables,
} from '../config-file.ts';
import { pages } from '../pages.ts';
import { cutRequest, hasJsonBody, headerOf, type RawRequest } from '../raw-request.ts';
import { readJson } from '../read-json.ts';
import { entries, field, isObject, type Spot, textOf } from '../spot.ts';

const page = pages.httpFields;
/** An expression of Python that gives an object, whatever the reply is. */
const givesObject = /^\s*(?:lambda\b[^:]*:)?\s*(?:\{[\s\S]*\}|dict\([\s\S]*\))\s*$/;
const methods = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH'];

/** The request of an HTTP target, as far as it can be told before it is sent. */
export const http: Rule = (file) => {
  const { id, config } = target(file) ?? {};
  if (id !== 'http' || !config || file.format === 'report') return {};
  const raw = field(config, 'raw_request');
  const all = [prompt(config), reply(config), common(config), raw ? ofText(raw) : {}, ofParts(config)];
  return {
    pointless: all.flatMap(({ pointless }) => pointless ?? []),
    unchecked: all.flatMap(({ unchecked }) => unchecked ?? []),
    ignored: all.flatMap(({ ignored }) => ignored ?? []),
    ends: [...all.flatMap(({ ends }) => ends ?? []), ...[unsetHost(file)?.finding ?? []].flat()],
  };
};

/** The variable that an address has as its host, when nothing sets it. */
export function unsetHost(file: ConfigFile): { name: string; finding: Finding } | undefined {
  const { id, config } = target(file) ?? {};
  if (id !== 'http') return undefined;
  const [raw, url] = [field(config, 'raw_request'), field(config, 'url')];
  const header = raw && cutRequest(textOf(raw) ?? '').headers.find(({ name }) => /^host$/i.test(name));
  const host = raw ? header?.value : /^\s*https?:\/\/([^/?#]*)/i.exec(textOf(url) ?? '')?.[1];
  const [, name] = /^\{\{\s*([A-Za-z_]\w*)\s*\}\}(?::\d*)?$/.exec(host?.trim() ?? '') ?? [];
  const spot = raw ?? url;
  if (!spot || name === undefined || ['prompt', 'system_prompt'].includes(name)) return undefined;
  if (variables(file).some((each) => each.name === name)) return undefined;
  return {
    name,
    finding: {
      path: spot.path,
      inner: header?.line,
      message: `Nothing fills \`{{${name}}}\`, so the address has no host: the first prompt ends the run. Add \`${name}\` to \`vars\` of the first entry of \`environments\`.`,
      page: pages.placeholders,
    },
  };
}

/** What the HTML report cannot show: its template takes replies that are text. */
function reply(config: Spot): Findings {
  const change = field(config, 'transform_response');
  const text = change ? textOf(change)?.trim() : 'json';
  const ending =
    'a toxicity classifier ends the run at the first prompt, and with another judge a run with `-o` ends with exit code 1 and without `report.html` (`TypeError: unhashable type: \'slice\'`). Give text; with a jq or keyword rule you can add `--html ""` instead.';
  const at = (message: string): Finding => ({ path: (change ?? config).path, message, page: pages.replies });
  if (text === 'json') return { unchecked: [at(`If the reply is a JSON object, ${ending}`)] };
  return text !== undefined && givesObject.test(text)
    ? { ignored: [at(`The reply becomes an object: ${ending}`)] }
    : {};
}

function common(config: Spot): Findings {
  const change = field(config, 'transform_request');
  const text = textOf(change);
  const example = field(config, 'example_response');
  const template = text?.trim() && !/^(?:lambda |file:\/\/)/.test(text) ? text : undefined;
  const isLambda = template !== undefined && /^\s*lambda\b/.test(template);
  const isText = change !== undefined && template !== undefined && !isLambda;
  return {
    pointless:
      isText && !isFilledWithPrompt(template)
        ? [
            {
              path: change.path,
              message: 'This text replaces every test prompt. Add `{{prompt}}` to it.',
              page: pages.changePrompt,
            },
          ]
        : [],
    ignored: [
      ...(example
        ? [
            {
              path: example.path,
              message: 'A run ignores `example_response`.',
              page,
            },
          ]
        : []),
      ...(change && isLambda
        ? [
            {
              path: change.path,
              message: 'Read as text: a function must begin with `lambda `, with nothing before it.',
              page: pages.changePrompt,
            },
          ]
        : []),
    ],
  };
}

/** Whether a template has the test prompt in one of its tags, and not just as a word. */
function isFilledWithPrompt(text: string): boolean {
  return /\{[{%](?:(?![}%]\}).)*\bprompt\b/s.test(text);
}

/** A test prompt that nothing sends. */
function prompt(config: Spot): Findings {
  const spots = ['raw_request', 'url', 'headers', 'body'].flatMap((name) => field(config, name) ?? []);
  if (spots.length === 0 || spots.some(({ value }) => isFilledWithPrompt(JSON.stringify(value)))) return {};
  return {
    pointless: [
      {
        path: spots[0]?.path ?? config.path,
        message: 'The request has no `{{prompt}}`, so no test prompt reaches your application. Add it.',
        page: pages.placeholders,
      },
    ],
  };
}

function ofText(raw: Spot): Findings {
  const text = textOf(raw);
  if (text === undefined) return {};
  const at = (message: string, inner?: number): Finding => ({ path: raw.path, inner, message, page });
  if (/^\s*file:\/\//.test(text))
    return {
      ends: [
        at(
          'DTX does not read a request from a file: the run ends with `InvalidHttpRequestFormatError`. Write the request here.',
        ),
      ],
    };
  const request = cutRequest(text);
  const [method = '', path] = request.firstLine.split(/\s+/).filter(Boolean);
  const parts = request.firstLine.split(/\s+/).filter(Boolean).length;
  const ends: Finding[] = [];
  if (parts < 3)
    ends.push(
      at(
        'Write a method, a path and a version, as in `POST /chat HTTP/1.1`. Otherwise the run ends with `InvalidHttpRequestFormatError`.',
        1,
      ),
    );
  else if (!methods.includes(method.toUpperCase()))
    ends.push(
      at(
        `\`${method.slice(0, 30)}\` ends the run with \`InvalidHttpMethodError\`. Use ${methods.slice(0, -1).join(', ')} or ${methods.at(-1)}.`,
        1,
      ),
    );
  else if (path && !path.startsWith('/'))
    ends.push(at('Begin the path with `/`: it goes right after the host.', 1));
  if (!headerOf(request, 'Host'))
    ends.push(at('Add the header `Host`: without it, the run ends with `MissingHostHeaderError`.', 1));
  const body = ofBody(request, at);
  return {
    ends: [...ends, ...(body.ends ?? [])],
    ignored: [...(body.ignored ?? []), ...sentAnew(request, at)],
  };
}

type At = (message: string, inner?: number) => Finding;

function ofBody(request: RawRequest, at: At): Findings {
  const { body, bodyLine } = request;
  if (body.trim() === '') return {};
  if (!hasJsonBody(request)) {
    const isJson = /^\s*[[{]/.test(body);
    return {
      ignored: [
        at(
          isJson
            ? 'Add `Content-Type: application/json`: without it, a quote or a line break in a prompt can break the body.'
            : 'DTX sends every body as JSON: this text arrives as one JSON string.',
          bodyLine,
        ),
      ],
    };
  }
  const read = readJson(body, bodyLine);
  if ('problem' in read)
    return {
      ends: [
        {
          ...at(
            `The body is not JSON: ${read.problem}. The run ends with \`InvalidJsonBodyError\`. Put placeholders in quotes.`,
            read.line,
          ),
          page: pages.safeBodies,
        },
      ],
    };
  const isFilled = isObject(read.value) || !body.includes('{{');
  return isFilled
    ? {}
    : {
        ignored: [at('Placeholders in this body are sent as they are: only an object is filled.', bodyLine)],
      };
}

function sentAnew({ headers }: RawRequest, at: At): Finding[] {
  return headers
    .filter(({ name }) => name.toLowerCase() === 'content-length')
    .map(({ line }) => at('DTX computes `Content-Length` itself.', line));
}

function ofParts(config: Spot): Findings {
  const url = field(config, 'url');
  const text = textOf(url);
  const body = field(config, 'body');
  return {
    ends:
      url && text !== undefined && !/^https?:\/\/./i.test(text)
        ? [
            {
              path: url.path,
              message:
                'Begin the address with `http://` or `https://`; a variable may follow. Otherwise DTX refuses the file (`Invalid base_url`).',
              page,
            },
          ]
        : [],
    ignored:
      body && typeof body.value === 'string'
        ? [
            {
              path: body.path,
              message: 'This text is sent as one JSON string. Write an object instead.',
              page,
            },
          ]
        : [],
  };
}

/** A Gradio app whose parameters do not hold the prompt. */
export const gradio: Rule = (file: ConfigFile) => {
  const { id, config } = target(file) ?? {};
  const [first] = entries(field(config, 'apis'));
  if (id !== 'gradio' || !first || file.format === 'report') return {};
  return isFilledWithPrompt(JSON.stringify(first.value))
    ? {}
    : {
        pointless: [
          {
            path: first.path,
            message: 'No parameter has `{{prompt}}`, so no test prompt reaches your application. Add it.',
            page: pages.gradioFields,
          },
        ],
      };
};
