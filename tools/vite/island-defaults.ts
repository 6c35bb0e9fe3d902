import { relative } from 'node:path';
import type { Plugin } from 'vite';

/** An island is started by the default export of a module that is named so; the build finds them by it. */
export const islandModule = /\.island\.tsx?$/;

/**
 * Refuses an island module without a default export (row 5.7): the build ends, and while writing the module is an
 * error with the same words. Else a reader would be the first to know.
 */
export function islandDefaults(): Plugin {
  return {
    name: 'island-defaults',
    // When TypeScript is JavaScript already.
    enforce: 'post',
    transform(code, id) {
      const [file = ''] = id.split('?');
      if (!islandModule.test(file) || hasDefaultExport(this.parse(code))) return;
      const module = relative(this.environment.config.root, file);
      this.error(
        `The island module at ${module} doesn't have a default export. This makes it impossible to render anything. Consider default-exporting the function that starts it.`,
      );
    },
  };
}

function hasDefaultExport({ body }: ReturnType<ParseCode>): boolean {
  return body.some((statement) => {
    if (statement.type === 'ExportDefaultDeclaration') return true;
    return (
      statement.type === 'ExportNamedDeclaration' &&
      statement.specifiers.some(
        ({ exported }) => exported.type === 'Identifier' && exported.name === 'default',
      )
    );
  });
}

type ParseCode = import('vite').Rollup.PluginContext['parse'];
