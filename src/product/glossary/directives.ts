import type { Directives } from '../directive.ts';

/** What authors can ask for in `::name`; `views/views.ts` draws each. */
export const glossaryDirectives = {
  glossary: { attributes: {} },
} satisfies Directives;
