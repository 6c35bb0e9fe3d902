import type { Plugin } from 'vite';

/** Modules that start the search dialog. */
export const dialogModules = [
  'src/search/ui/dialog/start.island.ts',
  'src/search/ui/dialog/mount.island.tsx',
] as const;

/** Every module that `island()` loads: its default export starts the island. */
export const islandModules: readonly string[] = [...dialogModules, 'src/search/ui/page/start.island.tsx'];

/**
 * Refuses an island module without a default export (row 5.7): the build ends, and while writing the module is an
 * error with the same words. Else a reader would be the first to know.
 * @param modules ends of the names of the modules
 */
export function islandDefaults(modules: readonly string[] = islandModules): Plugin {
  return {
    name: 'island-defaults',
    // When TypeScript is JavaScript already.
    enforce: 'post',
    transform(code, id) {
      const [file = ''] = id.split('?');
      const module = modules.find((each) => file.endsWith(`/${each}`));
      if (!module || hasDefaultExport(this.parse(code))) return;
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
