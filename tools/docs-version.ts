/**
 * Freezes what is being written as a version: pages, translations and product model.
 * Usage: npm run docs:version <name>             such as 0.35; it becomes the newest version, at the site root
 *        npm run docs:version -- --remove <name>   takes a version away; its addresses lead on to the newest version
 * Exit: 0 done; 1 it cannot be done, and nothing was changed; 2 wrong usage.
 */
import { siteRoot } from '../src/site/current-site.ts';
import { freezeVersion, removeVersion } from '../src/versions/freeze-version.ts';
import { readableError } from './readable-error.ts';

const words = process.argv.slice(2);
// Without the "--" npm takes "--remove" for itself, and the version would be frozen instead.
const isEaten = process.env.npm_config_remove !== undefined;
const remove = words[0] === '--remove';
const [name, ...rest] = remove ? words.slice(1) : words;
if (isEaten || name === undefined || rest.length > 0 || name.startsWith('-')) {
  console.error('Usage: npm run docs:version <name>   or   npm run docs:version -- --remove <name>');
  process.exit(2);
}
try {
  const lines = await (remove ? removeVersion : freezeVersion)(siteRoot(), name);
  for (const line of lines) console.log(line);
} catch (error) {
  console.error(readableError(error));
  process.exit(1);
}
