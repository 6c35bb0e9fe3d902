import { fill } from '../../../base/fill.ts';
import type { Found } from '../../client/hits.ts';
import { sentQuery } from '../../client/search-request.ts';
import type { SearchSettings } from '../../settings.ts';
import type { Answer } from '../answers.ts';
import { countText } from '../count-text.ts';
import { HitList } from './HitList.tsx';
import type { RowEvents } from './Listbox.tsx';
import type { LinkedGroup } from './linked-rows.ts';
import { Preview } from './preview/Preview.tsx';
import { SectionChips } from './SectionChips.tsx';

interface ResultsProps extends RowEvents {
  readonly id: string;
  /** Address of the search page. */
  readonly searchPage: string;
  readonly strings: SearchSettings['strings'];
  readonly answer: Answer;
  readonly sections: Found['sections'];
  readonly groups: readonly LinkedGroup[];
  readonly active: number;
  /** Whether another answer is on its way. */
  readonly isWaiting: boolean;
  onSection(section: string | undefined): void;
  /** The link to the search page was followed. */
  onAll(): void;
}

/** An answer with hits: the list, ways to narrow and to widen it, and the active hit in its context. */
export function Results({
  strings,
  searchPage,
  answer,
  sections,
  groups,
  active,
  isWaiting,
  onSection,
  onAll,
  ...list
}: ResultsProps) {
  const { query, nbHits } = answer;
  const all = `${searchPage}?q=${encodeURIComponent(sentQuery(query))}`;
  return (
    <div className="finder-results">
      <SectionChips strings={strings} answer={answer} sections={sections} onChoose={onSection} />
      <div className="finder-list">
        <HitList label={strings.hits} groups={groups} active={active} {...list} />
        <a className="finder-all" href={all} onClick={onAll}>
          {fill(strings.seeAll, { count: countText(nbHits) })}
        </a>
      </div>
      <Preview
        label={strings.preview}
        row={groups.flatMap(({ rows }) => rows)[active]}
        isWaiting={isWaiting}
      />
    </div>
  );
}
