import type { ViewsOf } from '../../views/views-of.ts';
import type { formatsDirectives } from '../directives.ts';
import { ConfigLabView } from './ConfigLabView.tsx';
import { FormatTable } from './FormatTable.tsx';

export const formatsViews: ViewsOf<typeof formatsDirectives> = {
  fields: FormatTable,
  'config-lab': ConfigLabView,
};
