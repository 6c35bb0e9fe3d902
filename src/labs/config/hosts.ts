import { type ConfigFile, datasetsOf, target, variables } from './config-file.ts';
import type { ConfigFacts } from './facts.ts';
import { cutRequest, headerOf } from './raw-request.ts';
import { entries, field, isObject, textOf } from './spot.ts';

/** Hosts that get the same data for the same reason. */
export interface HostRow {
  readonly hosts: readonly string[];
  readonly data: string;
  /** What in the file is the reason, if it is not that every run does it; then why. */
  readonly why: string;
}

/** What a run of a file contacts, and the variables it needs. */
export interface Contacts {
  readonly hosts: readonly HostRow[];
  readonly needs: readonly string[];
}

/** Datasets that hosted models write or play while a run goes on; of the others a plan holds the prompts. */
const live = ['STARGAZER', 'XTREAM_JB'];

/** What a run of this file contacts: its target, its judge, its datasets, and what every run does. */
export function contactsOf(file: ConfigFile): Contacts {
  const { format, facts } = file;
  if (!['scope', 'plan', 'provider', 'provider#provider'].includes(format)) return { hosts: [], needs: [] };
  const goal = target(file);
  const judges = judgesOf(file);
  const datasets = datasetsOf(file);
  const isRun = format === 'scope' || format === 'plan';
  const hosts = [
    ...targetRows(file),
    ...judges.flatMap((judge) => rowsOf(facts, 'evaluator', judge, `Evaluator \`${judge}\``)),
    ...datasets.flatMap((id) =>
      rowsOf(
        facts,
        'dataset',
        id,
        `Dataset \`${id}\`${live.includes(id) ? '' : ', only when the plan is made'}`,
      ),
    ),
    ...(isRun
      ? facts.connections
          .filter(({ of, data }) => of === 'run' && !data.includes('--url'))
          .flatMap((each) => row(facts, each, ''))
      : []),
  ];
  return {
    hosts,
    needs: [
      ...variables(file).flatMap(({ value }) =>
        [...String(value).matchAll(/\{\{env\.([A-Za-z_]\w*)\}\}/g)].map(
          ([, name]) => `\`${name}\`, or the run ends with \`EnvVariableNotFound\``,
        ),
      ),
      ...[goal?.id, ...judges, ...datasets].flatMap((id) => keysOf(facts, id)),
    ],
  };
}

/** The evaluator of the whole run; without one, those that the prompts of a plan name. */
function judgesOf({ method, suites }: ConfigFile): string[] {
  const judge = textOf(method, 'eval_model_name');
  if (judge !== undefined) return [judge];
  return [
    ...new Set(
      suites
        .flatMap((suite) => entries(field(suite, 'risk_prompts')))
        .flatMap((risk) => entries(field(risk, 'test_prompts')))
        .flatMap((prompt) => textOf(field(prompt, 'evaluation_method'), 'eval_model_name') ?? []),
    ),
  ];
}

function keysOf({ keys }: ConfigFacts, id: string | undefined): string[] {
  const { all = [], any = [] } = (id !== undefined && Object.hasOwn(keys, id) && keys[id]) || {};
  return [
    ...all.map((name) => `\`${name}\` for \`${id}\``),
    ...(any.length > 0 ? [`${any.map((name) => `\`${name}\``).join(' or ')} for \`${id}\``] : []),
  ];
}

function targetRows(file: ConfigFile): HostRow[] {
  const { id, config } = target(file) ?? {};
  if (id === undefined)
    return file.scope
      ? [
          {
            hosts: ['The target that `--agent` and `--url` name'],
            data: 'Each prompt.',
            why: 'This file names no provider.',
          },
        ]
      : [];
  const why = `Provider \`${id.slice(0, 40)}\``;
  const known = file.facts.connections.find(({ of, names }) => of === 'agent' && names.includes(id));
  if (id === 'http' || id === 'gradio')
    return [
      {
        hosts: [
          addressOf(
            file,
            id,
            textOf(config, 'url'),
            textOf(config, 'raw_request'),
            field(config, 'use_https')?.value === true,
          ),
        ],
        data: known ? `${known.data}.` : 'What is sent is not known.',
        why: `${why}. ${known?.why ?? ''}`,
      },
    ];
  const model = textOf(config, 'model');
  const prefix = id === 'litellm' ? /^([^/\s]{1,40})\//.exec(model ?? '')?.[1] : undefined;
  return rowsOf(file.facts, 'agent', id, model ? `${why}, model \`${model.slice(0, 80)}\`` : why).map(
    (each) =>
      prefix === undefined
        ? each
        : { ...each, hosts: [`The service of \`${prefix}\`, at an address that LiteLLM knows`] },
  );
}

function addressOf(
  file: ConfigFile,
  id: string,
  url: string | undefined,
  raw: string | undefined,
  isSecure: boolean,
): string {
  const short = (text: string) => `\`${text.slice(0, 120)}\``;
  if (id === 'gradio') {
    if (url === undefined) return 'An address that is not known';
    const unknown = fromVariable(file, hostOf(url));
    if (unknown) return unknown;
    return /^https?:/i.test(url) ? short(url) : `The Space ${short(url)} on Hugging Face`;
  }
  if (raw === undefined)
    return url === undefined
      ? 'An address that is not known'
      : (fromVariable(file, hostOf(url)) ?? short(url)) +
          (/^http:/i.test(url) && !isLocal(url.slice(7)) ? ', without TLS' : '');
  const host = headerOf(cutRequest(raw), 'Host');
  if (!host) return 'An address that is not known';
  const unknown = fromVariable(file, host);
  if (unknown) return unknown;
  return isSecure
    ? short(`https://${host}`)
    : `${short(`http://${host}`)}${isLocal(host) ? '' : ', without TLS unless `use_https` is `true`'}`;
}

/** Scheme and host of an address. */
function hostOf(url: string): string {
  return /^(?:https?:\/\/)?[^/?#]*/i.exec(url)?.[0] ?? '';
}

/** Where a host comes from that is not in the file; undefined when it is. */
function fromVariable(file: ConfigFile, host: string): string | undefined {
  const [, name] = /\{\{\s*([A-Za-z_]\w*)\s*\}\}/.exec(host) ?? [];
  if (name === undefined) return undefined;
  const value = variables(file).find((each) => each.name === name)?.value;
  if (value === undefined)
    return `A host from the variable \`${name}\`, which is not in \`environments\` of this file`;
  const [, outer] = /\{\{env\.([A-Za-z_]\w*)\}\}/.exec(String(value)) ?? [];
  if (outer !== undefined)
    return `A host from the environment variable \`${outer}\` (\`${name}\` of \`environments\`), which is not known here`;
  return isObject(value) || Array.isArray(value)
    ? `A host from the variable \`${name}\` of \`environments\`, which is not known here`
    : `\`${String(value).slice(0, 120)}\`, from the variable \`${name}\` of \`environments\``;
}

function isLocal(host: string): boolean {
  return /^(?:localhost|127\.|\[::1\])/.test(host);
}

type Connection = ConfigFacts['connections'][number];

function rowsOf(facts: ConfigFacts, of: Connection['of'], name: string, why: string): HostRow[] {
  return facts.connections
    .filter((each) => each.of === of && each.names.includes(name))
    .flatMap((each) => row(facts, each, why));
}

function row({ hosts }: ConfigFacts, { hosts: contacted, data, why }: Connection, cause: string): HostRow[] {
  if (contacted.length === 0) return [];
  return [
    {
      hosts: contacted.map((id) => {
        const { title = id, address = 'unknown' } = hosts[id] ?? {};
        return address === 'unknown' ? `${title}; the address is not known` : `${title}: ${address}`;
      }),
      data: data === 'unknown' ? 'What is sent is not known.' : `${data}.`,
      why: cause ? `${cause}. ${why}` : why,
    },
  ];
}
