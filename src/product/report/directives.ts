import type { Directives } from '../directive.ts';

/** What authors can ask for in `::name`; `views/views.ts` draws each. */
export const reportDirectives = {
  'sample-run': { attributes: {} },
  'sample-report': { attributes: {} },
} satisfies Directives;
