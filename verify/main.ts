/**
 * Holds what the site says about DTX against the real DTX.
 * Usage: npm run verify -- drift [--dtx VERSION]   the model of the product against the installed packages
 * Exit: 0 they agree; 1 they do not; 2 wrong usage; 3 not verified, because DTX cannot be installed here.
 */
import { parseArgs } from 'node:util';
import { readableError } from '../tools/readable-error.ts';
import { findDrift, reportDrift } from './drift/drift.ts';
import { NoEnvironment } from './environment.ts';

const usage = 'Usage: npm run verify -- drift [--dtx VERSION]';

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  if (error instanceof NoEnvironment) console.error(`NOT VERIFIED: ${error.message}`);
  else console.error(readableError(error));
  process.exitCode = error instanceof NoEnvironment ? 3 : 1;
}

async function main(words: string[]): Promise<number> {
  const read = readWords(words);
  if (read?.command !== 'drift') {
    console.error(usage);
    return 2;
  }
  const { lines, agrees } = reportDrift(await findDrift(process.cwd(), read.version));
  console.log(lines.join('\n'));
  return agrees ? 0 : 1;
}

function readWords(words: string[]): { command: string | undefined; version?: string } | undefined {
  try {
    const { values, positionals } = parseArgs({
      args: words,
      options: { dtx: { type: 'string' } },
      allowPositionals: true,
    });
    if (positionals.length !== 1) return undefined;
    return { command: positionals[0], ...(values.dtx !== undefined && { version: values.dtx }) };
  } catch {
    return undefined;
  }
}
