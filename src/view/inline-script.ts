import { buildSync } from 'esbuild';

const scripts = new Map<string, string>();

/**
 * A script that stands inside pages, bundled and minified once per build: always the same text, so that one hash in
 * the policy covers it.
 * @param file its path in the project
 */
export function inlineScript(file: string): string {
  let code = scripts.get(file);
  if (code === undefined) {
    const { outputFiles } = buildSync({
      entryPoints: [file],
      bundle: true,
      minify: true,
      format: 'iife',
      target: 'es2022',
      // Without the directive that the settings of the project ask for: modules need none, and nor does this code.
      tsconfigRaw: {},
      write: false,
    });
    code = outputFiles[0]?.text.trim() ?? '';
    scripts.set(file, code);
  }
  return code;
}
