import { type ConfigFile, type Finding, type Findings, type Rule, target } from '../config-file.ts';
import { pages } from '../pages.ts';
import { cutRequest, hasJsonBody, headerOf, type RawRequest } from '../raw-request.ts';
import { readJson } from '../read-json.ts';
import { entries, field, isObject, type Spot, textOf } from '../spot.ts';

const page = pages.httpFields;
const methods = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH'];

/** The request of an HTTP target, as far as it can be told before it is sent. */
export const http: Rule = (file) => {
  const { id, config } = target(file) ?? {};
  if (id !== 'http' || !config || file.format === 'report') return {};
  const raw = field(config, 'raw_request');
  const all = [prompt(config), common(config), raw ? ofText(raw) : {}, ofParts(config)];
  return {
    ignored: all.flatMap(({ ignored }) => ignored ?? []),
    ends: all.flatMap(({ ends }) => ends ?? []),
  };
};

function common(config: Spot): Findings {
  const change = field(config, 'transform_request');
  const text = textOf(change);
  const example = field(config, 'example_response');
  const template = text?.trim() && !/^(?:lambda |file:\/\/)/.test(text) ? text : undefined;
  const isLambda = template !== undefined && /^\s*lambda\b/.test(template);
  return {
    ignored: [
      ...(example
        ? [
            {
              path: example.path,
              message: '`example_response` is kept for reference. A run does not read it.',
              page,
            },
          ]
        : []),
      ...(change && template !== undefined && (isLambda || !/\{\{[^}]*prompt/.test(template))
        ? [
            {
              path: change.path,
              message: isLambda
                ? 'This is taken for a text, not for a function: a function begins with `lambda ` at the first letter.'
                : '`transform_request` changes the prompt, not the request. This text has no `{{prompt}}`, so that it takes the place of every test prompt.',
              page: pages.changePrompt,
            },
          ]
        : []),
    ],
  };
}

/** A test prompt that nothing sends. */
function prompt(config: Spot): Findings {
  const spots = ['raw_request', 'url', 'headers', 'body'].flatMap((name) => field(config, name) ?? []);
  if (spots.length === 0 || spots.some(({ value }) => /\bprompt\b/.test(JSON.stringify(value)))) return {};
  return {
    ignored: [
      {
        path: spots[0]?.path ?? config.path,
        message:
          'The request has no `{{prompt}}`: every test would send the same, and no test prompt reaches your application.',
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
          'DTX does not read a request from a file. This line is not a request, and the run ends with `InvalidHttpRequestFormatError`. Write the request here.',
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
        'The first line needs a method, a path and a version, as in `POST /chat HTTP/1.1`: otherwise the run ends with `InvalidHttpRequestFormatError`.',
        1,
      ),
    );
  else if (!methods.includes(method.toUpperCase()))
    ends.push(
      at(
        `\`${method.slice(0, 30)}\` is not one of ${methods.join(', ')}: the run ends with \`InvalidHttpMethodError\`.`,
        1,
      ),
    );
  else if (path && !path.startsWith('/'))
    ends.push(at('The path goes right after the host, so it must begin with `/`.', 1));
  if (!headerOf(request, 'Host'))
    ends.push(at('Without the header `Host`, the run ends with `MissingHostHeaderError`.', 1));
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
            ? 'Without the header `Content-Type: application/json`, the body is filled as one text: a quote or a line break in a prompt can break it.'
            : 'DTX sends every body as JSON: a form or another text arrives as one JSON string.',
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
            `The body is not JSON before it is filled (${read.problem}): the run ends with \`InvalidJsonBodyError\`. Each placeholder needs quotes.`,
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
        ignored: [
          at('Only an object is filled. In this body, the placeholders are sent as they are.', bodyLine),
        ],
      };
}

function sentAnew({ headers }: RawRequest, at: At): Finding[] {
  return headers
    .filter(({ name }) => name.toLowerCase() === 'content-length')
    .map(({ line }) => at('`Content-Length` is left out and computed again.', line));
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
                'The address must begin with `http://` or `https://`: otherwise DTX refuses the file (`Invalid base_url`). A variable may come after that.',
              page,
            },
          ]
        : [],
    ignored:
      body && typeof body.value === 'string'
        ? [
            {
              path: body.path,
              message: 'A text is sent as one JSON string. Write the fields of the body as an object.',
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
  return JSON.stringify(first.value).includes('prompt')
    ? {}
    : {
        ignored: [
          {
            path: first.path,
            message: 'No parameter has `{{prompt}}`: every test would send the same.',
            page: pages.gradioFields,
          },
        ],
      };
};
