import { basename, relative } from 'node:path';
import type { Plugin, Rollup } from 'vite';
import { islandModule } from './island-defaults.ts';

/** Name of the list in the built folder; the build reads it and takes it away. */
export const islandAssetsFile = 'island-assets.json';

/**
 * Writes down which files the start of each island needs, by the path of its module in the project, so that a page can
 * fetch them before somebody asks for them.
 */
export function islandAssets(): Plugin {
  return {
    name: 'island-assets',
    enforce: 'post',
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const { root, base } = this.environment.config;
      const entries = chunks.flatMap((chunk) => {
        const module = chunk.facadeModuleId;
        if (!module || !islandModule.test(module)) return [];
        return [[relative(root, module), filesOf(chunk, bundle).map((file) => base + file)] as const];
      });
      if (entries.length > 0) {
        const source = JSON.stringify(Object.fromEntries(entries));
        this.emitFile({ type: 'asset', fileName: islandAssetsFile, source });
      }
    },
  };
}

/** The chunk, what it imports at once or while it starts, and what Vite wrote for them: styles, workers. */
function filesOf(entry: Rollup.OutputChunk, bundle: Rollup.OutputBundle): string[] {
  const files = new Set<string>();
  const visitAll = (names: readonly string[]) => {
    for (const name of names) {
      const imported = bundle[name];
      if (imported?.type === 'chunk') visit(imported);
    }
  };
  const visit = (chunk: Rollup.OutputChunk) => {
    if (files.has(chunk.fileName)) return;
    files.add(chunk.fileName);
    visitAll(chunk.imports);
    // Styles and workers are assets, named in the code.
    for (const { type, fileName } of Object.values(bundle)) {
      if (type === 'asset' && chunk.code.includes(basename(fileName))) files.add(fileName);
    }
  };
  visit(entry);
  visitAll(entry.dynamicImports);
  return [...files];
}
