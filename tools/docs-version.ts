/**
 * Freezes what is being written as a version: pages, translations and product model.
 * Usage: npm run docs:version <name>             such as 0.35; it becomes the newest version, at the site root
 *        npm run docs:version -- --undo <name>     takes the freeze back, while nothing depends on it
 *        npm run docs:version -- --remove <name>   takes a version away; its addresses lead on to the newest version
 * Exit: 0 done; 1 it cannot be done, and nothing was changed; 2 wrong usage.
 */
import { siteRoot } from '../src/site/current-site.ts';
import { freezeVersion } from '../src/versions/freeze-version.ts';
import { removeVersion } from '../src/versions/remove-version.ts';
import { undoFreeze } from '../src/versions/undo-freeze.ts';
import { readableError } from './readable-error.ts';

const words = process.argv.slice(2);
// Without the "--" npm takes the option for itself, and the version would be frozen instead.
const { npm_config_remove, npm_config_undo } = process.env;
const isEaten = (npm_config_remove ?? npm_config_undo) !== undefined;
const option = words[0]?.startsWith('--') ? words[0] : undefined;
const change = { '': freezeVersion, '--remove': removeVersion, '--undo': undoFreeze }[option ?? ''];
const [name, ...rest] = option === undefined ? words : words.slice(1);
if (isEaten || !change || name === undefined || rest.length > 0 || name.startsWith('-')) {
  console.error(
    [
      'Usage: npm run docs:version <name>               freezes what is being written, such as 0.35',
      '       npm run docs:version -- --undo <name>     takes the freeze back',
      '       npm run docs:version -- --remove <name>   takes an old version away',
    ].join('\n'),
  );
  process.exit(2);
}
try {
  for (const line of await change(siteRoot(), name)) console.log(line);
} catch (error) {
  console.error(readableError(error));
  process.exit(1);
}
