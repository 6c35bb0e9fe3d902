import type { ViewsOf } from '../../views/views-of.ts';
import type { formatsDirectives } from '../directives.ts';
import { FormatTable } from './FormatTable.tsx';

export const formatsViews: ViewsOf<typeof formatsDirectives> = {
  fields: FormatTable,
};
