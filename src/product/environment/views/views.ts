import type { ViewsOf } from '../../views/views-of.ts';
import type { environmentDirectives } from '../directives.ts';
import { RequirementTable } from './RequirementTable.tsx';
import { VariableTable } from './VariableTable.tsx';

export const environmentViews: ViewsOf<typeof environmentDirectives> = {
  variables: VariableTable,
  requirements: RequirementTable,
};
