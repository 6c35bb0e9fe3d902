import { z } from 'zod';
import { parseWith } from '../../src/base/parse.ts';
import type { Facts } from './facts.ts';

const pluginsFile = 'dtx_models/repo/plugins.yml';
const frameworksFile = 'dtx_models/repo/ai_frameworks.yml';

const pluginsData = z.object({
  plugins: z.array(
    z.object({
      id: z.string(),
      category: z.string(),
      tags: z.array(z.string()).default([]),
    }),
  ),
});

const frameworksData = z.object({
  frameworks: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      title: z.string(),
      sections: z.array(
        z.object({
          id: z.string(),
          name: z.string(),
          title: z.string(),
          plugins: z.array(z.string()).default([]),
        }),
      ),
    }),
  ),
});

/** Plugins as the package lists them. */
export function readPlugins({ data }: Facts): z.output<typeof pluginsData>['plugins'] {
  return parseWith(pluginsData, pluginsFile, data[pluginsFile]).plugins;
}

/** Frameworks with their controls as the package maps them. */
export function readFrameworks({ data }: Facts): z.output<typeof frameworksData>['frameworks'] {
  return parseWith(frameworksData, frameworksFile, data[frameworksFile]).frameworks;
}
