// Rendering with all that a template can ask for.
import '../python/spare-format.ts';
import './spare-filters.ts';

export {
  type ExpectedName,
  expectedNames,
  type Limits,
  type OnNothing,
  type ProblemKind,
  parseTemplate,
  type Random,
  type Rendered,
  type RenderOptions,
  renderTemplate,
  type TemplateProblem,
} from './render-core.ts';
