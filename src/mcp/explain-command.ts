import { z } from 'zod';
import type { Section } from '../labs/command/report.ts';
import { type Docs, urlOf } from './docs.ts';
import { pageAt } from './pages.ts';
import { source, sourceLine, sourceOf } from './source.ts';
import { tool } from './tool.ts';

const lab = '/try/command';
const longest = 200_000;

const section = z.object({ about: z.string(), items: z.array(z.string()) });

const output = z.object({
  valid: z.boolean().describe('Whether the parser of DTX takes it and nothing ends the run at once'),
  summary: z.string(),
  mistakes: z.array(z.object({ line: z.int().optional(), message: z.string() })),
  corrected: z.string().optional().describe('The text without the mistakes that can be corrected'),
  to_do: z.array(z.string()).describe('What is still wrong with the corrected text'),
  left_out: z.array(z.object({ words: z.string(), why: z.string() })),
  commands: z.array(
    z.object({
      words: z.array(
        z.object({
          code: z.string(),
          state: z.enum(['good', 'wrong', 'ignored']),
          text: z.string(),
          remarks: z.array(z.string()),
          reference: z.string().optional(),
        }),
      ),
      sections: z.array(section),
      when_corrected: z.array(section).describe('Of a command that is refused: what the corrected one does'),
    }),
  ),
  state_of_dtx: z.array(z.string()).describe('What to know of DTX before a command is run'),
  source,
});

export const explainCommand = tool({
  name: 'explain_command',
  title: 'Explain or check a dtx command',
  description:
    'Check a `dtx` or `ddtx` command line (Bash or PowerShell, one or several) before you give it to somebody or run it: mistakes with corrections, what each word does, which flags have no effect, what it needs, whom it contacts, what it writes and its exit codes. Nothing is run. Use it for every dtx command that you write.',
  input: z.strictObject({
    command: z.string().min(1).max(longest).describe('The command as typed into a shell'),
  }),
  output,
  async call({ command }, { docs, signal }) {
    const { problems, calls, corrected, toDo, leftOut, summary } = await docs.work(
      { lab: 'command', input: { command } },
      signal,
    );
    const structured = {
      valid: problems.length === 0 && calls.length > 0,
      summary: summary || (problems[0]?.message ?? ''),
      mistakes: problems.map(({ line, message }) => ({ ...(line !== undefined && { line }), message })),
      ...(corrected !== undefined && { corrected }),
      to_do: [...toDo],
      left_out: leftOut.map(({ words, why }) => ({ words, why })),
      commands: calls.map(({ rows, sections, corrected: then }) => ({
        words: rows.map(({ code, state, text, remarks, reference }) => ({
          code,
          state,
          text,
          remarks: [...remarks],
          ...(reference && { reference: referenceOf(docs, reference) }),
        })),
        sections: sections.map(named),
        when_corrected: then.map(named),
      })),
      state_of_dtx: [...docs.site.state],
      source: sourceOf(docs, pageAt(docs, lab), lab),
    };
    return { structured, text: textOf(structured) };
  },
});

type Explained = z.infer<typeof output>;

/** What each section of a report is about, as the page of the lab calls it. */
const titles: Readonly<Record<Section['name'], string>> = {
  exit: 'Exit code',
  notes: 'Good to know',
  defaults: 'Not given, so this holds',
  limits: 'How many prompts',
  judge: 'Who judges',
  needs: 'What it needs',
  contacts: 'Who is contacted, and with what',
  writes: 'What it writes',
};

function named({ name, items }: Section): z.infer<typeof section> {
  return { about: titles[name], items: [...items] };
}

function referenceOf(docs: Docs, { page, hash }: { readonly page: string; readonly hash: string }): string {
  return urlOf(docs, `${docs.site.basePath}${page}${hash === '' ? '' : `#${hash.replace(/^#/, '')}`}`);
}

function textOf({
  summary,
  mistakes,
  corrected,
  to_do,
  left_out,
  commands,
  state_of_dtx,
  source: from,
}: Explained): string {
  const sectionLines = ({ about, items }: z.infer<typeof section>) => [
    `${about}:`,
    ...items.map((item) => `- ${item}`),
  ];
  return [
    summary,
    ...mistakes.map(({ line, message }) => `- ${line === undefined ? '' : `Line ${line}: `}${message}`),
    ...(corrected === undefined ? [] : ['', 'Corrected:', '```', corrected, '```']),
    ...(to_do.length > 0 ? ['Still to do:', ...to_do.map((each) => `- ${each}`)] : []),
    ...left_out.map(({ words, why }) => `Left out: ${words} (${why})`),
    ...commands.flatMap(({ words, sections, when_corrected }) => [
      '',
      ...words.map(
        ({ code, state, text, remarks }) =>
          `- \`${code.replaceAll('`', "'")}\`${state === 'good' ? '' : ` (${state})`}: ${[text, ...remarks].join(' ')}`,
      ),
      ...sections.flatMap(sectionLines),
      ...(when_corrected.length > 0
        ? ['What the corrected command does:', ...when_corrected.flatMap(sectionLines)]
        : []),
    ]),
    '',
    ...(state_of_dtx.length > 0 ? [`State of DTX: ${state_of_dtx.join(' ')}`, ''] : []),
    sourceLine(from),
  ].join('\n');
}
