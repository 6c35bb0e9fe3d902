import { z } from 'zod';
import type { Command } from '../command-line/command-line.ts';
import { nestedProvenance } from '../provenance.ts';
import { commandOfFlag } from './calls/count.ts';
import { findOption } from './tactic-commands.ts';
import type { Tactic } from './tactics.ts';

const text = z.string().min(1);

/** In what every tactic is compared with its paper, in this order; more may follow. */
export const aspects = ['History', 'Judge and scale', 'Stopping', 'Defaults'] as const;

/** The paper and DTX in one respect; the provenance is that of what is said of the paper. */
const comparedSchema = z.strictObject({
  aspect: text,
  paper: text,
  /** `{--flag}` and `{yaml.path}` stand for the default of a parameter. */
  dtx: text,
  ...nestedProvenance,
});

export const comparisonSchema = z
  .array(comparedSchema)
  .refine((rows) => aspects.every((aspect, i) => rows[i]?.aspect === aspect), {
    message: `The first rows are ${aspects.join(', ')}, in this order`,
  });

/** A name in braces. */
const place = /\{([^}\s]+)\}/g;

/** Parameters whose default a text shows. */
export function parametersIn(shown: string): string[] {
  return [...shown.matchAll(place)].map(([, name = '']) => name);
}

/** Default of a flag that the tactic takes, or of an entry in the YAML; undefined when it has none. */
export function defaultOf(
  tactic: Pick<Tactic, 'invocation' | 'parameters'>,
  name: string,
  commands: readonly Command[],
): string | undefined {
  const value = name.startsWith('--')
    ? findOption(commands, commandOfFlag(tactic, name), name)?.default
    : tactic.parameters.find(({ yaml }) => yaml === name)?.yamlDefault;
  return value === undefined ? undefined : String(value);
}

/** The text with the defaults in their places. */
export function withDefaults(
  tactic: Pick<Tactic, 'invocation' | 'parameters'>,
  shown: string,
  commands: readonly Command[],
): string {
  return shown.replace(place, (_, name: string) => defaultOf(tactic, name, commands) ?? name);
}
