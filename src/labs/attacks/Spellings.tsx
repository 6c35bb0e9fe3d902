import { useEffect, useState } from 'react';
import { fill } from '../../base/fill.ts';
import { longestText } from './attack-input.ts';
import { chancesOf, firstVariants } from './engine/augment.ts';
import { OwnText, type OwnTextProps } from './OwnText.tsx';
import { objective } from './world/objective.ts';

const flag = '--bon-sigma';
const shown = 5;

/** The reader's text, and what Best-of-N makes of it. */
export function SpelledText(props: OwnTextProps) {
  return (
    <>
      <OwnText {...props} />
      <Spellings {...props} />
    </>
  );
}

/** What Best-of-N makes of the sentence at once, which are the first variants of the run; opens when somebody types. */
function Spellings({ fields, onChange, isLive, strings }: OwnTextProps) {
  const { text = '', seed = '' } = fields;
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (text !== '') setOpen(true);
  }, [text]);
  const sigma = Number(fields[flag] || Number.NaN);
  const own = text.trim();
  const isPossible = sigma >= 0 && sigma <= 1 && own.length <= longestText;
  const { often, rarely } = chancesOf(sigma);
  return (
    <details
      className="lab-field attack-more"
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{strings.spellings}</summary>
      {isLive && isOpen && (
        <div className="attack-spellings">
          <label>
            <code>{flag}</code>
            <input
              type="range"
              name="sigma"
              min={0}
              max={1}
              step={0.05}
              value={sigma}
              onChange={({ currentTarget }) => onChange({ [flag]: currentTarget.value })}
            />
            <output>{fields[flag]}</output>
          </label>
          {isPossible && (
            <>
              <ol>
                {firstVariants(own || objective, sigma, seed, shown).map(({ call, variant }) => (
                  <li key={call} dir="auto" translate="no">
                    {variant}
                  </li>
                ))}
              </ol>
              <p>{fill(strings.chances, { often: often.toFixed(3), rarely: rarely.toFixed(3) })}</p>
            </>
          )}
        </div>
      )}
    </details>
  );
}
