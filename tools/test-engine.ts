/**
 * What a reader does, in another browser than the one all other tests use: the tests in `tests/engines`, over the site
 * in `dist` (`OUT_DIR`), which must be built.
 * Usage: node tools/test-engine.ts firefox | webkit [words for vitest]
 * Exit: 0 all passed, or there is no Firefox; 1 something failed, or there is no WebKit; 2 wrong usage.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Programs by the name they may have, and what a system without them does. */
const engines = {
  firefox: { programs: ['firefox-esr', 'firefox'], packages: 'firefox-esr', isOptional: true },
  // Whoever asks for it wants it: nothing else does.
  webkit: { programs: ['WebKitWebDriver'], packages: 'webkit2gtk-driver xvfb', isOptional: false },
} as const;

const isEngine = (name: string | undefined): name is keyof typeof engines =>
  name !== undefined && Object.hasOwn(engines, name);

const [name, ...rest] = process.argv.slice(2);
if (!isEngine(name)) {
  console.error('Usage: node tools/test-engine.ts firefox | webkit [words for vitest]');
  process.exit(2);
}
const { programs, packages, isOptional } = engines[name];
const program = programs
  .flatMap((file) => (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, file)))
  .find((path) => existsSync(path));
if (!program) {
  console.log(
    `No ${programs.join(' or ')} here: the tests in ${name} are skipped. Install ${packages} to run them.`,
  );
  process.exit(isOptional ? 0 : 1);
}
if (!existsSync(join(process.env.OUT_DIR ?? 'dist', '404.html'))) {
  console.error('No built site. Run "npm run build" first.');
  process.exit(1);
}
// The log of CI ends with the sum of all other tests: these are listed, not summed up once more.
const reporter = process.env.CI ? 'tap-flat' : 'default';
const { status } = spawnSync('vitest', ['run', '--project=engines', `--reporter=${reporter}`, ...rest], {
  stdio: 'inherit',
  env: { ...process.env, ENGINE: name, ENGINE_PROGRAM: program },
});
process.exit(status ?? 1);
