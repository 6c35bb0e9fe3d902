import type { Problem, Rule } from './rule.ts';

/** An id is given once per page: labels, anchors and controls find the element they mean. */
export const ids: Rule = {
  label: 'Repeated id',
  find: (site) =>
    [...site.pages, ...site.fragments].flatMap((page) => {
      const counts = Map.groupBy(page.ids, (id) => id);
      return [...counts]
        .filter(([, uses]) => uses.length > 1)
        .map(
          ([id, uses]): Problem => ({
            page: page.path,
            problem: `"${id}" is given to ${uses.length} elements`,
            fix: 'Rename a heading or make the component choose its id with useId',
          }),
        );
    }),
};
