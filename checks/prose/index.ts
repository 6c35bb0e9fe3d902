import { claims } from './claims.ts';
import { modelStatements } from './model-statements.ts';
import { placeholders } from './placeholders.ts';
import type { ProseCheck } from './prose-check.ts';
import { samples } from './samples.ts';
import { shown } from './shown.ts';
import { spelling } from './spelling.ts';
import { wording } from './wording.ts';

/** Every check of the prose of pages, in the order they are reported. */
export const proseChecks: readonly ProseCheck[] = [
  spelling,
  wording,
  placeholders,
  claims,
  samples,
  shown,
  modelStatements,
];
