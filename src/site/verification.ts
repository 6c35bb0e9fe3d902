import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { parseWith } from '../base/parse.ts';
import { stringKeys } from './string-keys.ts';

/** Id of a check of examples: what the interface strings have a name for, in the order pages name them. */
export const exampleCheckId = z
  .enum(stringKeys.verified)
  .exclude(['run', 'described', 'examples', 'noExamples']);
export type ExampleCheckId = z.output<typeof exampleCheckId>;

/** What the examples of a site were checked for, and when: written by the build, shown below each page. */
const verificationSchema = z.strictObject({
  /** Day the checks speak for. */
  date: z.iso.datetime({ offset: true }),
  /** File of a page → id of a check → number of examples that passed it. */
  pages: z.record(z.string(), z.partialRecord(exampleCheckId, z.int().positive())),
});

export type Verification = z.output<typeof verificationSchema>;

/** Variable that hands the file over to the pages, which Astro renders from a bundle of its own. */
const variable = 'DTX_DOCS_VERIFICATION';

/** Hands a verification over to the pages that this process renders; nothing of it is left when the process ends. */
export function passVerification(verification: Verification): void {
  const folder = mkdtempSync(join(tmpdir(), 'verification-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, 'verification.json');
  writeFileSync(file, JSON.stringify(verification));
  process.env[variable] = file;
}

/**
 * The verification of the site being rendered.
 * @returns undefined while writing: only a build checks every example
 * @throws {ContentErrors} when the file was changed by hand
 */
export function receiveVerification(): Verification | undefined {
  const file = process.env[variable];
  return file ? parseWith(verificationSchema, file, JSON.parse(readFileSync(file, 'utf8'))) : undefined;
}
