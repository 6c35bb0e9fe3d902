import type { Sections } from '../answers.ts';
import type { PageStrings } from './page-data.ts';

interface SectionFilterProps {
  readonly strings: PageStrings;
  readonly sections: Sections;
  /** One that has no results is not chosen. */
  readonly wanted: string | undefined;
  onChoose(section: string | undefined): void;
}

/** Narrows the results to one section; nothing to choose from is nothing to show. */
export function SectionFilter({ strings, sections, wanted, onChoose }: SectionFilterProps) {
  if (sections.counts.length < 2) return null;
  const chosen = sections.counts.find(([name]) => name === wanted)?.[0];
  const choices = [[undefined, sections.all] as const, ...sections.counts];
  return (
    <fieldset className="search-sections">
      <legend className="visually-hidden">{strings.sections}</legend>
      {choices.map(([name, hits]) => (
        <label key={name ?? ''}>
          <input
            type="radio"
            name="section"
            value={name ?? ''}
            checked={name === chosen}
            onChange={() => onChoose(name)}
          />
          {name ?? strings.allSections} <span>{hits}</span>
        </label>
      ))}
    </fieldset>
  );
}
