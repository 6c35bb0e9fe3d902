import type { ViewsOf } from '../../views/views-of.ts';
import type { evaluationDirectives } from '../directives.ts';
import { DatasetEvaluatorTable } from './DatasetEvaluatorTable.tsx';
import { DatasetMatrix } from './DatasetMatrix.tsx';
import { DatasetPluginTable } from './DatasetPluginTable.tsx';
import { DatasetTable } from './DatasetTable.tsx';
import { EvaluatorTable } from './EvaluatorTable.tsx';
import { EvaluatorTypeTable } from './EvaluatorTypeTable.tsx';
import { ExpressionTable } from './ExpressionTable.tsx';
import { TemplateLabView } from './TemplateLabView.tsx';
import { AutomaticEvaluatorTable, EvaluatorVerdictTable, RegistryEvaluatorTable } from './tables.ts';
import { VerdictLabView } from './VerdictLabView.tsx';

export const evaluationViews: ViewsOf<typeof evaluationDirectives> = {
  datasets: DatasetTable,
  'dataset-evaluators': DatasetEvaluatorTable,
  'dataset-matrix': DatasetMatrix,
  'dataset-plugins': DatasetPluginTable,
  evaluators: EvaluatorTable,
  'evaluator-types': EvaluatorTypeTable,
  'evaluator-verdicts': EvaluatorVerdictTable,
  'registry-evaluators': RegistryEvaluatorTable,
  'automatic-evaluators': AutomaticEvaluatorTable,
  expressions: ExpressionTable,
  'template-lab': TemplateLabView,
  'verdict-lab': VerdictLabView,
};
