import type { PagesFile, TwinPage } from '../markdown/pages-file.ts';
import type { EngineAnswer } from '../search/core/engine.ts';
import type { LabTask, OutcomeOf } from './lab-work.ts';
import type { Answering } from './section-index.ts';

/** What tools may ask of a built site. */
export interface Docs {
  readonly site: PagesFile['site'];
  /** Sorted by path. */
  readonly pages: readonly TwinPage[];
  /** Language of who names none. */
  readonly language: string;
  /** Text of the twin of a page. */
  markdownOf(page: TwinPage): string | undefined;
  /** Where an old path leads now. */
  moved(path: string): string | undefined;
  /** @returns undefined when the site was built without search */
  search(query: string, language: string, length: number): Promise<EngineAnswer | undefined>;
  /** Sections that may answer a whole question, the best first. */
  answering(question: string, language: string): readonly Answering[];
  /**
   * Does what may take long.
   * @param signal ends it
   * @throws {LabLimit} when it took too long or too much
   */
  work<Task extends LabTask>(task: Task, signal: AbortSignal): Promise<OutcomeOf<Task>>;
}

/** Why work of a lab has no outcome, in a sentence for who asked. */
export class LabLimit extends Error {}

/** An address on the site, for readers. */
export function urlOf({ site }: Docs, path: string): string {
  return new URL(path, site.url).href;
}
