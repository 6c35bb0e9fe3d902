import { type ConfigFile, datasetsOf, losesPolicy, policyJudge, target, variables } from './config-file.ts';
import { type Contacts, type ContactUse, lowerFirst, noContacts, shownVariables } from './contacts.ts';
import type { ConfigFacts } from './facts.ts';
import { cutRequest, headerOf } from './raw-request.ts';
import { entries, field, isObject, textOf } from './spot.ts';

/** One use of one host. */
interface Row extends ContactUse {
  readonly host: string;
}

/** Datasets that hosted models write or play while a run goes on; of the others a plan holds the prompts. */
const live = ['STARGAZER', 'XTREAM_JB'];

/** What a run of this file contacts: its target, its judge, its datasets, and what every run does. */
export function contactsOf(file: ConfigFile): Contacts {
  const { format, facts } = file;
  if (!['scope', 'plan', 'provider', 'provider#provider'].includes(format)) return noContacts;
  const isRun = format === 'scope' || format === 'plan';
  const rows = [
    ...targetRows(file),
    ...judgesOf(file).flatMap((id) => judgeRows(file, id)),
    ...datasetsOf(file).flatMap((id) =>
      rowsOf(
        facts,
        'dataset',
        id,
        `Dataset \`${id}\`, when the plan is made${live.includes(id) ? ' and during the run' : ''}`,
      ),
    ),
    ...(isRun
      ? facts.connections
          .filter(({ of, data }) => of === 'run' && !data.includes('--url'))
          .flatMap((each) => rowsOfConnection(facts, each, 'Start of every run'))
      : []),
  ];
  const names = new Set(
    variables(file).flatMap(({ value }) =>
      [...String(value).matchAll(/\{\{env\.([A-Za-z_]\w*)\}\}/g)].flatMap(([, name]) => name ?? []),
    ),
  );
  const hosts = [...Map.groupBy(rows, ({ host }) => host)];
  return {
    hosts: hosts.map(([host, uses]) => ({ host, uses: merged(uses) })),
    variables: { first: [...names].slice(0, shownVariables), all: names.size },
  };
}

/** Uses with the same data and key are told as one. */
function merged(rows: readonly Row[]): ContactUse[] {
  const uses = Map.groupBy(rows, ({ data, key = '' }) => `${key} ${data}`);
  return [...uses.values()].flatMap(([first, ...others]): ContactUse[] => {
    if (!first) return [];
    const { data, key } = first;
    const what = [first.what, ...others.map((each) => lowerFirst(each.what))];
    return [{ what: what.join('; '), data, key }];
  });
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

/** A judge that has nothing to judge by is never asked, but it starts: what it reads then, it reads without its key. */
function judgeRows(file: ConfigFile, id: string): Row[] {
  const rows = rowsOf(file.facts, 'evaluator', id, `Judge \`${id}\`, during the run`);
  return id === policyJudge && losesPolicy(file) ? rows.filter(({ key }) => key === undefined) : rows;
}

function keyOf({ keys }: ConfigFacts, id: string): string | undefined {
  const { all = [], any = [] } = (Object.hasOwn(keys, id) && keys[id]) || {};
  const code = (names: readonly string[], word: string) => names.map((name) => `\`${name}\``).join(word);
  return [code(all, ' and '), code(any, ' or ')].filter(Boolean).join(' and ') || undefined;
}

function targetRows(file: ConfigFile): Row[] {
  const { id, config } = target(file) ?? {};
  if (id === undefined)
    return file.scope
      ? [
          {
            host: 'The target that `--agent` and `--url` name',
            what: 'Target, during the run',
            data: 'Each prompt',
          },
        ]
      : [];
  const model = textOf(config, 'model');
  const what = `Target \`${id.slice(0, 40)}\`${model ? `, model \`${model.slice(0, 80)}\`` : ''}, during the run`;
  const known = file.facts.connections.find(({ of, names }) => of === 'agent' && names.includes(id));
  if (id === 'http' || id === 'gradio') {
    const isSecure = field(config, 'use_https')?.value === true;
    const host = addressOf(file, id, textOf(config, 'url'), textOf(config, 'raw_request'), isSecure);
    return [{ host, what, data: known?.data ?? 'unknown' }];
  }
  const prefix = id === 'litellm' ? /^([^/\s]{1,40})\//.exec(model ?? '')?.[1] : undefined;
  return rowsOf(file.facts, 'agent', id, what).map((each) =>
    prefix === undefined
      ? each
      : { ...each, host: `The service of \`${prefix}\`, at an address that LiteLLM knows` },
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
  if (value === undefined) return `\`{{${name}}}\`, which \`environments\` does not set`;
  const [, outer] = /\{\{env\.([A-Za-z_]\w*)\}\}/.exec(String(value)) ?? [];
  if (outer !== undefined) return `The host in the environment variable \`${outer}\``;
  return isObject(value) || Array.isArray(value)
    ? `\`{{${name}}}\`, which is not text in \`environments\``
    : `\`${String(value).slice(0, 120)}\`, from the variable \`${name}\``;
}

function isLocal(host: string): boolean {
  return /^(?:localhost|127\.|\[::1\])/.test(host);
}

type Connection = ConfigFacts['connections'][number];

function rowsOf(facts: ConfigFacts, of: Connection['of'], name: string, what: string): Row[] {
  return facts.connections
    .filter((each) => each.of === of && each.names.includes(name))
    .flatMap((each) => rowsOfConnection(facts, each, what, keyOf(facts, name)));
}

/** A row for each host. */
function rowsOfConnection(
  { hosts }: ConfigFacts,
  { hosts: contacted, data, dataToHub, why }: Connection,
  what: string,
  key?: string,
): Row[] {
  // What only holds with some variable says so at its beginning.
  const condition = /^With(?:out)? `[^`]+` alone/.exec(why)?.[0];
  const whatFor = condition ? `${what}, ${lowerFirst(condition)}` : what;
  const needed = condition ? undefined : key;
  return contacted.map((id): Row => {
    const row = { host: nameOf(hosts[id], id), what: whatFor };
    // What is said of the Hub apart needs no key.
    return id === 'hub' && dataToHub !== undefined
      ? { ...row, data: dataToHub }
      : { ...row, data, key: needed };
  });
}

function nameOf(host: ConfigFacts['hosts'][string] | undefined, id: string): string {
  const { title = id, address = 'unknown' } = host ?? {};
  return address === 'unknown' ? `${title}; the address is not known` : `${title}: ${address}`;
}
