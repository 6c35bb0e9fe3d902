import { type Directives, notAmong } from '../directive.ts';
import { expressionLanguages } from './expressions.ts';

/** What authors can ask for in `::name`; `views/views.ts` draws each. */
export const evaluationDirectives = {
  datasets: { attributes: {} },
  'dataset-evaluators': { attributes: {} },
  'dataset-matrix': { attributes: {} },
  'dataset-plugins': { attributes: {} },
  evaluators: { attributes: {} },
  'evaluator-types': { attributes: {} },
  'evaluator-verdicts': { attributes: {} },
  'registry-evaluators': { attributes: {} },
  'automatic-evaluators': { attributes: {} },
  expressions: {
    attributes: { language: 'required' },
    unknown: (_, { language }) => notAmong('language of expressions', language, expressionLanguages),
  },
  'template-lab': { attributes: {} },
  'verdict-lab': { attributes: {} },
} satisfies Directives;
