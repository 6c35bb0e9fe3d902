import { pageFinder, resolveAddress } from './address.ts';
import type { BuiltPage } from './built-site.ts';
import type { Problem, Rule } from './rule.ts';

/** Every `#id`, on the same page or another, names an element there (row 8.14). `#try=` holds fields of a lab. */
export const anchors: Rule = {
  label: 'Broken anchor',
  find(site) {
    const findPage = pageFinder(site);
    const ids = new Map<BuiltPage, Set<string>>();
    const idsOf = (page: BuiltPage) => {
      const known = ids.get(page) ?? new Set(page.ids);
      ids.set(page, known);
      return known;
    };
    return [...site.pages, ...site.fragments].flatMap((page) =>
      page.addresses.flatMap(({ value }): Problem[] => {
        // A fragment is put into any page: what `#id` means is known only there.
        if (page.fragment && value.startsWith('#')) return [];
        const target = resolveAddress(site, page, value);
        if (target.kind !== 'inside' || target.hash === undefined) return [];
        if (target.hash.startsWith('try=')) return [];
        const id = target.hash.replace(/:~:.*$/s, '');
        // `#top` is the top of the page in every browser, also without an element of that name.
        if (id === 'top' || (id === '' && target.hash !== '')) return [];
        const named = findPage(target.path);
        if (!named || idsOf(named).has(id)) return [];
        const fix =
          id === ''
            ? 'Name the id it links to'
            : `Link to an id of ${named.path}, or give an element there this id`;
        return [{ page: page.path, problem: `${value} (no such id on ${named.path})`, fix }];
      }),
    );
  },
};
