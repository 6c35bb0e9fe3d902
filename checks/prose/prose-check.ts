import type { ContentError } from '../../src/base/content-error.ts';
import type { Site } from '../../src/site/site.ts';
import type { PageSource } from '../source/page-source.ts';

/** A check of what pages say, which only `npm run check` runs: one file, one concern. */
export interface ProseCheck {
  readonly id: string;
  /** What a check is called in a report: `Spelling`. */
  readonly label: string;
  /**
   * Loads what it needs, once, and looks at every page.
   * @returns one readable line each: file, line, problem, fix
   */
  find(sources: readonly PageSource[], site: Site): Promise<ContentError[]>;
}
