import type { ViewsOf } from '../../views/views-of.ts';
import type { statusDirectives } from '../directives.ts';
import { StateTable } from './StateTable.tsx';
import { ToolStatus } from './ToolStatus.tsx';

export const statusViews: ViewsOf<typeof statusDirectives> = {
  'tool-status': ToolStatus,
  states: StateTable,
};
