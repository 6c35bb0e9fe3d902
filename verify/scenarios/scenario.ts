import { createHash } from 'node:crypto';
import { z } from 'zod';
import { environmentNames } from '../environment.ts';

const text = z.string().min(1);
/** Exactly so many, or from … to …. */
const number = z.union([z.int().nonnegative(), z.tuple([z.int(), z.int()])]);

/** What must hold after a command: at least one effect beyond the exit code. */
const expected = z
  .strictObject({
    exit: z.int(),
    /** Texts that the output has, on either stream; runs of spaces and lines count as one space. */
    prints: z.array(text).default([]),
    /** Texts that neither stream has. */
    never: z.array(text).default([]),
    /** Files that are there afterwards, by path in the working directory, or in the home folder with `~/` in front. */
    writes: z.array(text).default([]),
    /** Files that are not. */
    lacks: z.array(text).default([]),
    /** Calls to models by role, such as `target` and `policy-judge`. */
    calls: z.record(z.string(), number).default({}),
    /** Every host that was contacted, and no other one. */
    hosts: z.array(text).optional(),
    /** Hosts that got a key, each with a part of it; no other host got one. */
    keys: z.record(z.string(), text).optional(),
    /** Texts that requests to a host have in their bodies, each in one at least. */
    sends: z.record(z.string(), z.array(text).min(1)).default({}),
    /** Expressions of jq that are true of a JSON or YAML file, by path. */
    holds: z.record(z.string(), z.array(text).min(1)).default({}),
  })
  .refine(
    ({ exit: _, hosts, keys, ...effects }) =>
      hosts !== undefined ||
      keys !== undefined ||
      Object.values(effects).some((each) => Object.keys(each).length > 0),
    {
      message:
        'has an exit code only: name one effect more, such as a text in "prints" or a file in "writes"',
    },
  );
export type Expected = z.output<typeof expected>;

const scenario = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]+$/, 'has other signs than a-z, 0-9 and -'),
  /** What it tries, as the coverage table names it: `flag dtx redteam run --agent`, `agent http`. */
  tries: z.array(z.string().regex(/^[a-z-]+ \S/, 'is not "kind name"')).min(1),
  /** A command line for sh. */
  run: text,
  environment: z.enum(environmentNames).default('full'),
  variables: z.record(z.string(), z.string()).default({}),
  /** Files of the working directory: their text. */
  files: z.record(z.string(), z.string()).default({}),
  /** Files of the project that are copied there, by path. */
  copies: z.array(text).default([]),
  /** `none`: nothing answers, as without a network. */
  network: z.enum(['stand-ins', 'none']).default('stand-ins'),
  /** Hosts that answer with one status. */
  statuses: z.record(z.string(), z.int()).default({}),
  /** The real program in place of a fork of one that has been imported. */
  real: z.literal(true).optional(),
  /** Python's `time.sleep` waits for 10 ms at most. */
  shortWaits: z.literal(true).optional(),
  /** Text of the output at which the command gets Ctrl+C. */
  interruptAt: text.optional(),
  /** Seconds. */
  timeout: z.int().positive().default(120),
  expect: expected,
});
export type Scenario = z.output<typeof scenario>;

/** A file of `verify/scenarios`. */
export const scenariosSchema = z.array(scenario).min(1);

/** Changes when anything of a scenario changes. */
export function hashOf(scenario: Scenario): string {
  return createHash('sha256').update(JSON.stringify(scenario)).digest('hex').slice(0, 16);
}
