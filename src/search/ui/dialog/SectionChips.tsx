import type { Found } from '../../client/hits.ts';
import type { SearchSettings } from '../../settings.ts';
import type { Answer } from '../answers.ts';

interface SectionChipsProps {
  readonly strings: SearchSettings['strings'];
  readonly answer: Answer;
  readonly sections: Found['sections'];
  onChoose(section: string | undefined): void;
}

/** An answer is broad, so that a choice helps, from so many groups and above so many hits. */
const broad = { groups: 3, hits: 10 };

/** Narrows a broad answer to one section, and takes it back. */
export function SectionChips({ strings, answer, sections, onChoose }: SectionChipsProps) {
  const { section, nbHits } = answer;
  const isBroad = sections.length >= broad.groups && nbHits > broad.hits;
  if (section === undefined && !isBroad) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons that are toggled are not fields of a form
    <div role="group" aria-label={strings.sections} className="finder-chips">
      <Chip pressed={section === undefined} onPress={() => onChoose(undefined)}>
        {strings.allSections}
      </Chip>
      {sections.map(([name, hits]) => (
        <Chip
          key={name}
          pressed={name === section}
          onPress={() => onChoose(name === section ? undefined : name)}
        >
          <bdi>{name}</bdi> <span>{hits}</span>
        </Chip>
      ))}
    </div>
  );
}

interface ChipProps {
  readonly pressed: boolean;
  readonly children: React.ReactNode;
  onPress(): void;
}

function Chip({ pressed, children, onPress }: ChipProps) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      // With a pointer the focus stays in the input.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
    >
      {children}
    </button>
  );
}
