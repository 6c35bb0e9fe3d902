import { type ConfigFile, datasetsOf, target, variables } from './config-file.ts';
import type { ConfigFacts } from './facts.ts';
import { cutRequest, headerOf } from './raw-request.ts';
import { field, textOf } from './spot.ts';

/** Who is contacted, with which data, and why. */
export interface HostRow {
  readonly host: string;
  readonly data: string;
  readonly why: string;
}

/** What a run of a file contacts, and the variables it needs. */
export interface Contacts {
  readonly hosts: readonly HostRow[];
  readonly needs: readonly string[];
}

/** What a run of this file contacts: its target, its judge, its datasets, and what every run does. */
export function contactsOf(file: ConfigFile): Contacts {
  const { format, facts, method } = file;
  if (!['scope', 'plan', 'provider', 'provider#provider'].includes(format)) return { hosts: [], needs: [] };
  const goal = target(file);
  const judge = textOf(method, 'eval_model_name');
  const datasets = datasetsOf(file);
  const isRun = format === 'scope' || format === 'plan';
  const hosts = [
    ...targetRows(file),
    ...(judge ? rowsOf(facts, 'evaluator', judge, `evaluator \`${judge}\``) : []),
    ...datasets.flatMap((id) => rowsOf(facts, 'dataset', id, `dataset \`${id}\``)),
    ...(isRun
      ? facts.connections
          .filter(({ of, data }) => of === 'run' && !data.includes('--url'))
          .flatMap((each) => rows(facts, each, 'every run'))
      : []),
  ];
  return {
    hosts: hosts.filter(
      (row, i) => hosts.findIndex((each) => each.host === row.host && each.data === row.data) === i,
    ),
    needs: [
      ...variables(file).flatMap(({ value }) =>
        [...String(value).matchAll(/\{\{env\.([A-Za-z_]\w*)\}\}/g)].map(
          ([, name]) => `\`${name}\`, or the run ends with \`EnvVariableNotFound\``,
        ),
      ),
      ...[goal?.id, judge, ...datasets].flatMap((id) => keysOf(facts, id)),
    ],
  };
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
            host: 'The target that `--agent` and `--url` name',
            data: 'Each prompt',
            why: 'this file names no provider',
          },
        ]
      : [];
  const why = `provider \`${id.slice(0, 40)}\``;
  const known = file.facts.connections.find(({ of, names }) => of === 'agent' && names.includes(id));
  if (id === 'http' || id === 'gradio')
    return [
      {
        host: addressOf(
          id,
          textOf(config, 'url'),
          textOf(config, 'raw_request'),
          field(config, 'use_https')?.value === true,
        ),
        data: known?.data ?? 'not known',
        why,
      },
    ];
  const model = textOf(config, 'model');
  const prefix = id === 'litellm' ? /^([^/\s]{1,40})\//.exec(model ?? '')?.[1] : undefined;
  return rowsOf(file.facts, 'agent', id, model ? `${why}, model \`${model.slice(0, 80)}\`` : why).map(
    (row) =>
      prefix === undefined
        ? row
        : { ...row, host: `The service of \`${prefix}\`, at an address that LiteLLM knows` },
  );
}

function addressOf(id: string, url: string | undefined, raw: string | undefined, isSecure: boolean): string {
  const short = (text: string) => `\`${text.slice(0, 120)}\``;
  if (id === 'gradio') {
    if (url === undefined) return 'not known';
    return /^https?:/i.test(url) ? short(url) : `The Space ${short(url)} on Hugging Face`;
  }
  if (raw === undefined)
    return url === undefined
      ? 'not known'
      : short(url) + (/^http:/i.test(url) && !isLocal(url.slice(7)) ? ', without TLS' : '');
  const host = headerOf(cutRequest(raw), 'Host');
  if (!host) return 'not known';
  return isSecure
    ? short(`https://${host}`)
    : `${short(`http://${host}`)}${isLocal(host) ? '' : ', without TLS unless `use_https` is `true`'}`;
}

function isLocal(host: string): boolean {
  return /^(?:localhost|127\.|\[::1\])/.test(host);
}

type Connection = ConfigFacts['connections'][number];

function rowsOf(facts: ConfigFacts, of: Connection['of'], name: string, why: string): HostRow[] {
  return facts.connections
    .filter((each) => each.of === of && each.names.includes(name))
    .flatMap((each) => rows(facts, each, why));
}

function rows({ hosts }: ConfigFacts, { hosts: contacted, data }: Connection, why: string): HostRow[] {
  return contacted.map((id) => {
    const { title = id, address = 'unknown' } = hosts[id] ?? {};
    return {
      host: address === 'unknown' ? `${title}; the address is not known` : `${title}: ${address}`,
      data: data === 'unknown' ? 'not known' : data,
      why,
    };
  });
}
