import { z } from 'zod';

/**
 * How a fact is known; the same four words in the model, on pages, in twins, in answers of MCP tools and in tests.
 * - `run`: the product did it; an item of `docs/from-runs.md` says when and how
 * - `parsed`: the product's own parser or model accepted it; named like a run
 * - `read`: seen in the product's code or data, or, for facts that are not about DTX, in the source that is named
 * - `not tried`: nobody tried it here; `note` says why
 */
export const evidences = ['run', 'parsed', 'read', 'not tried'] as const;
export type Evidence = (typeof evidences)[number];

/** The source whose modules are the items of `docs/from-runs.md`: `runs/cli-1.1`. */
export const runsSource = 'runs';

/** Where a fact comes from. Every entry of the product model has these fields. */
export const provenance = {
  /** Ids of `sources.yml`, each alone or with one of its modules: `dtx-engine/scanner`. */
  source: z.array(z.string().min(1)).min(1),
  evidence: z.enum(evidences),
  /** What a reader must know before relying on the entry. */
  note: z.string().min(1).optional(),
  /** The command, in backticks, or the step that would settle a doubt: an entry that has one is visibly marked. */
  settle: z.string().min(1).optional(),
  /** Why the installed packages say something else where they are asked: `npm run verify -- drift`. */
  differs: z.string().min(1).optional(),
};

/** Facts inside an entry (a flag, a field, a result): those of the entry unless they say otherwise. */
export const nestedProvenance = {
  source: provenance.source.optional(),
  evidence: provenance.evidence.default('read'),
  note: provenance.note,
  settle: provenance.settle,
  differs: provenance.differs,
};

export interface Provenance {
  readonly source: readonly string[];
  readonly evidence: Evidence;
  readonly note?: string | undefined;
  readonly settle?: string | undefined;
}

/** What a reader sees of where a fact comes from: nothing, unless it is doubtful. */
export type ShownProvenance = Pick<Provenance, 'evidence' | 'note' | 'settle'>;

/** A fact that carries a visible mark: `note` says what is doubtful, `settle` how to find out. */
export interface Doubt {
  readonly evidence: Evidence;
  readonly note?: string | undefined;
  readonly settle: string;
}

export function isDoubtful(entry: Omit<ShownProvenance, 'evidence'>): entry is Doubt {
  return entry.settle !== undefined;
}

/**
 * What is wrong with how an entry says that it is known.
 * @returns problem and fix of each mistake, without the entry's name
 */
export function evidenceProblems({
  source,
  evidence,
  note,
  settle,
}: Provenance): { problem: string; fix: string }[] {
  const problems: { problem: string; fix: string }[] = [];
  const seen = evidence === 'run' || evidence === 'parsed';
  if (seen && !source.some((name) => name.startsWith(`${runsSource}/`)))
    problems.push({
      problem: `"${evidence}", but no source is an item of docs/from-runs.md`,
      fix: `Name the item, such as "${runsSource}/cli-1.1", or write "read"`,
    });
  if (seen && settle)
    problems.push({
      problem: `"${evidence}", but field "settle" says that it is doubtful`,
      fix: 'Leave "settle" out, or write "read" or "not tried"',
    });
  if (evidence === 'not tried' && !settle)
    problems.push({
      problem: '"not tried", but field "settle" is missing',
      fix: 'Name the command that would settle it',
    });
  if (settle && /^open\b/i.test(settle))
    problems.push({
      problem: 'field "settle" is open',
      fix: 'Name the command that would settle the doubt, or settle it and leave "settle" out',
    });
  if (settle && !note)
    problems.push({
      problem: 'field "settle" without "note"',
      fix: 'Say in "note" what is doubtful, and why',
    });
  return problems;
}

export const sourcesSchema = z.array(
  z.strictObject({
    id: z.string().regex(/^[a-z0-9-]+$/),
    title: z.string().min(1),
    kind: z.enum([
      'source code',
      'runs',
      'documentation page',
      'repository',
      'package page',
      'image registry',
      'paper',
      'survey',
      'model card',
      'web page',
      'comparison of artifacts',
    ]),
    url: z.url().optional(),
    /** Parts of the source that facts are looked up in. */
    modules: z.array(z.string().regex(/^[a-z0-9_.-]+$/)).default([]),
  }),
);
export type Source = z.output<typeof sourcesSchema>[number];

/** What an entry may name as its source: each id alone or with one of its modules, `dtx-engine/scanner`. */
export function sourceNames(sources: readonly Pick<Source, 'id' | 'modules'>[]): string[] {
  return sources.flatMap(({ id, modules }) => [id, ...modules.map((module) => `${id}/${module}`)]);
}
