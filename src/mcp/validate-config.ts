import { z } from 'zod';
import { contactsPage, textsOfUse, withoutVariable } from '../labs/config/contacts.ts';
import type { Told, ToldList } from '../labs/config/judge.ts';
import { isClean } from '../labs/config/report-text.ts';
import { type Docs, urlOf } from './docs.ts';
import { pageAt } from './pages.ts';
import { source, sourceLine, sourceOf } from './source.ts';
import { tool } from './tool.ts';

const lab = '/try/config';
/** Characters of a file. Over HTTP a body has fewer. */
const longest = 5_000_000;

const finding = z.object({
  line: z.int(),
  message: z.string(),
  url: z.string().optional().describe('Page that explains it'),
});
const findings = z.object({ total: z.int(), first: z.array(finding).describe('At most 20') });
type Findings = z.infer<typeof findings>;

const output = z.object({
  valid: z.boolean().describe('A file of DTX, read to its end, in which nothing is wrong'),
  kind: z.string(),
  known_by: z.string(),
  is_dtx_file: z.boolean(),
  read_to_end: z.boolean(),
  mistakes: findings,
  ends_run: findings.describe('What ends a run'),
  keys: findings.describe('What looks like a secret'),
  ignored: findings.describe('What DTX ignores, or is not as it looks'),
  unchecked: findings.describe('What was not looked at'),
  contacts: z.array(z.object({ host: z.string(), uses: z.array(z.string()) })),
  needs: z.object({ total: z.int(), variables: z.array(z.string()) }),
  source,
});

export const validateConfig = tool({
  name: 'validate_config',
  title: 'Check a file of DTX',
  description:
    'Check a YAML or JSON file of DTX (scope, provider, plan, report, evaluator, environment): what kind it is, mistakes with lines, what would end the run, what DTX ignores, keys that should not be in it, whom a run of it contacts and which variables it needs. Use it for every DTX file that you write or are shown. Nothing is sent anywhere.',
  input: z.strictObject({
    text: z.string().max(longest).describe('The whole file'),
    file_name: z.string().max(300).optional().describe('Its name, which helps to tell what it is'),
  }),
  output,
  async call({ text, file_name = '' }, { docs, signal }) {
    const outcome = await docs.work(
      { lab: 'config', input: { text, file: file_name, encoding: '' } },
      signal,
    );
    const { kind, errors, ends, secrets, ignored, unchecked, contacts, isOfDtx, isWhole } = outcome;
    const list = ({ first, all }: ToldList): Findings => ({
      total: all,
      first: first.map((each) => findingOf(docs, each)),
    });
    const explained = kind.page ?? lab;
    const structured = {
      valid: isClean(outcome),
      kind: kind.title,
      known_by: kind.by,
      is_dtx_file: isOfDtx,
      read_to_end: isWhole,
      mistakes: list(errors),
      ends_run: list(ends),
      keys: list(secrets),
      ignored: list(ignored),
      unchecked: list(unchecked),
      contacts: contacts.hosts.map(({ host, uses }) => ({
        host,
        uses: uses.map((use) => textsOfUse(use).join(' ')),
      })),
      needs: { total: contacts.variables.all, variables: [...contacts.variables.first] },
      source: placeOf(docs, explained),
    };
    return { structured, text: textOf(docs, structured) };
  },
});

type Checked = z.infer<typeof output>;

function findingOf(docs: Docs, { line, message, page }: Told): z.infer<typeof finding> {
  return { line, message, ...(page !== undefined && { url: urlOf(docs, docs.site.basePath + page) }) };
}

/** @param place path on the site, with an anchor or without */
function placeOf(docs: Docs, place: string): z.infer<typeof source> {
  const [path = '', anchor] = place.split('#');
  return sourceOf(docs, pageAt(docs, path), docs.site.basePath + path, anchor);
}

function textOf(docs: Docs, checked: Checked): string {
  const { kind, known_by, valid, contacts, needs, source: from } = checked;
  const list = (title: string, { total, first }: Findings) =>
    total === 0
      ? []
      : [
          '',
          `${title} (${total})`,
          ...first.map(({ line, message, url }) => `- Line ${line}: ${message}${url ? ` ${url}` : ''}`),
          ...(total > first.length ? [`- and ${total - first.length} more`] : []),
        ];
  return [
    `${kind}. Known by ${known_by}.`,
    ...(valid ? ['No mistake found.'] : []),
    ...list('Mistakes', checked.mistakes),
    ...list('Ends the run', checked.ends_run),
    ...list('Keys in the file', checked.keys),
    ...list('Ignored, or not as it looks', checked.ignored),
    ...list('Not checked', checked.unchecked),
    ...(contacts.length > 0
      ? ['', `What a run contacts (${urlOf(docs, docs.site.basePath + contactsPage)})`]
      : []),
    ...contacts.flatMap(({ host, uses }) => [`- ${host}`, ...uses.map((use) => `  - ${use}`)]),
    ...(needs.total > 0 ? ['', 'Needs', ...needs.variables.map((name) => `- ${name}`), withoutVariable] : []),
    '',
    sourceLine(from),
  ].join('\n');
}
