import type { BuiltSite } from './built-site.ts';

/** One thing that is wrong in the built site. */
export interface Problem {
  /** Route of the page, or path of the file. */
  readonly page: string;
  readonly problem: string;
  /** What to do about it. */
  readonly fix: string;
}

/** A rule over the built site: pure, one file each. */
export interface Rule {
  /** What a problem of this rule is called, such as `Broken link`. */
  readonly label: string;
  find(site: BuiltSite): Problem[];
}

/** `Broken link on /page: /target (no such page). What to do.` */
export function problemLine(label: string, { page, problem, fix }: Problem): string {
  return `${label} on ${page}: ${problem}. ${fix}.`;
}

/** Pages that are named before a problem counts as one of the frame. */
const pagesNamed = 3;

/** Folds a problem of the frame, which every page repeats, into one; drops repeats on one page. */
export function foldRepeats(problems: readonly Problem[]): Problem[] {
  const same = new Map<string, Map<string, Problem>>();
  for (const each of problems) {
    const key = JSON.stringify([each.problem, each.fix]);
    const pages = same.get(key) ?? new Map<string, Problem>();
    pages.set(each.page, each);
    same.set(key, pages);
  }
  return [...same.values()].flatMap((pages) => {
    const [first, ...more] = pages.values();
    if (!first || more.length < pagesNamed) return [...pages.values()];
    return [{ ...first, problem: `${first.problem}, and on ${more.length} more pages` }];
  });
}
