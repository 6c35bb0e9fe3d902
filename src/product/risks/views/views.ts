import type { ViewsOf } from '../../views/views-of.ts';
import type { risksDirectives } from '../directives.ts';
import { ControlTable } from './ControlTable.tsx';
import { FrameworkCounts } from './FrameworkCounts.tsx';
import { FrameworkTable } from './FrameworkTable.tsx';
import { PluginCategoryTable } from './PluginCategoryTable.tsx';
import { PluginTable } from './PluginTable.tsx';

export const risksViews: ViewsOf<typeof risksDirectives> = {
  plugins: PluginTable,
  'plugin-categories': PluginCategoryTable,
  frameworks: FrameworkTable,
  'framework-counts': FrameworkCounts,
  framework: ControlTable,
};
