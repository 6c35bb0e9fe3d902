/**
 * Holds what the site says about DTX against the real DTX.
 * Usage: npm run verify -- drift [--dtx VERSION]          the model of the product against the installed packages
 *        npm run verify -- install NAME [--dtx VERSION]   makes an environment: light, core or full
 * Exit: 0 they agree; 1 they do not; 2 wrong usage; 3 not verified, because DTX cannot be installed here.
 */
import { parseArgs } from 'node:util';
import { readableError } from '../tools/readable-error.ts';
import { findDrift, reportDrift } from './drift/drift.ts';
import { ensureEnvironment, environmentNames, NoEnvironment } from './environment.ts';

const usage = [
  'Usage: npm run verify -- drift [--dtx VERSION]          the model of the product against the installed packages',
  '       npm run verify -- install NAME [--dtx VERSION]   makes an environment: light, core or full',
].join('\n');

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  if (error instanceof NoEnvironment) console.error(`NOT VERIFIED: ${error.message}`);
  else console.error(readableError(error));
  process.exitCode = error instanceof NoEnvironment ? 3 : 1;
}

async function main(words: string[]): Promise<number> {
  const { command, name, version } = readWords(words) ?? {};
  if (command === 'drift' && name === undefined) {
    const { lines, agrees } = reportDrift(await findDrift(process.cwd(), version));
    console.log(lines.join('\n'));
    return agrees ? 0 : 1;
  }
  const environment = environmentNames.find((each) => each === name);
  if (command === 'install' && environment) {
    console.log(await ensureEnvironment(process.cwd(), environment, version));
    return 0;
  }
  console.error(usage);
  return 2;
}

interface Words {
  readonly command?: string | undefined;
  readonly name?: string | undefined;
  readonly version?: string | undefined;
}

function readWords(words: string[]): Words | undefined {
  try {
    const { values, positionals } = parseArgs({
      args: words,
      options: { dtx: { type: 'string' } },
      allowPositionals: true,
    });
    const [command, name, ...more] = positionals;
    return more.length > 0 ? undefined : { command, name, version: values.dtx };
  } catch {
    return undefined;
  }
}
