import { claims } from './claims.ts';
import { doubts } from './doubts.ts';
import { evidenceWords } from './evidence-words.ts';
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
  evidenceWords,
  placeholders,
  claims,
  doubts,
  samples,
  shown,
  modelStatements,
];
