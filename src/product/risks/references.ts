import type { Product } from '../product.ts';
import type { Missing } from '../references.ts';
import { categoryOf } from './plugins.ts';

/** The first part of a plugin's id is a category. */
export function pluginCategories({ plugins: { categories, plugins } }: Product, missing: Missing): void {
  const known = categories.map(({ id }) => id);
  for (const { id } of plugins)
    if (!known.includes(categoryOf(id))) missing('plugins', id, 'category', categoryOf(id));
}

/** Plugins that controls of frameworks name. */
export function frameworkPlugins({ frameworks, plugins: { plugins } }: Product, missing: Missing): void {
  const known = new Set(plugins.map(({ id }) => id));
  for (const framework of frameworks)
    for (const control of framework.controls)
      for (const id of control.plugins)
        if (!known.has(id)) missing('frameworks', `${framework.id}, ${control.id}`, 'plugin', id);
}

/** Plugins that datasets have prompts for. */
export function datasetPlugins({ datasets, plugins: { plugins } }: Product, missing: Missing): void {
  const known = new Set(plugins.map(({ id }) => id));
  for (const { id, plugins: served } of datasets)
    for (const plugin of served) if (!known.has(plugin)) missing('datasets', id, 'plugin', plugin);
}
