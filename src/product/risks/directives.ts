import { type Directives, notAmong } from '../directive.ts';

/** What authors can ask for in `::name`; `views/views.ts` draws each. */
export const risksDirectives = {
  plugins: {
    attributes: { category: 'optional' },
    unknown: ({ plugins }, { category }) =>
      notAmong(
        'plugin category',
        category,
        plugins.categories.map(({ id }) => id),
      ),
  },
  'plugin-categories': { attributes: {} },
  frameworks: { attributes: {} },
  'framework-counts': { attributes: {} },
  framework: {
    attributes: { id: 'required' },
    unknown: ({ frameworks }, { id }) =>
      notAmong(
        'framework with known controls',
        id,
        frameworks.filter(({ controls }) => controls.length > 0).map((framework) => framework.id),
      ),
  },
} satisfies Directives;
