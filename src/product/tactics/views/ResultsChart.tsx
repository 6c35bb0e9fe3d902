import { fill } from '../../../site/strings.ts';
import { usePart, useSite } from '../../../view/context.ts';
import { isDoubtful } from '../../provenance.ts';
import { DoubtNote } from '../../views/DoubtNote.tsx';
import { SourceLinks } from '../../views/SourceLinks.tsx';
import type { PercentResult } from './comparable-results.ts';
import { percentText } from './percent-text.ts';

/** Height of one bar with its label, in pixels; text keeps its size whatever the width. */
const row = 44;
const bar = 12;

/**
 * Bars from 0 to 100 percent, one for each result of the same metric and setting.
 * Widths are percentages of the drawing, not a view box, so that the text is as large on a phone as anywhere.
 */
export function ResultsChart({ results }: { results: readonly PercentResult[] }) {
  usePart('results-chart');
  const { product } = useSite().strings;
  const [first] = results;
  if (!first) return null;
  const { metric, setting } = first;
  const bars = results.map((result) => ({
    ...result,
    label: labelOf(result),
    text: percentText(result) ?? '',
  }));
  const caption = fill(product.chartCaption, { metric, setting: setting ?? '' });
  const doubtful = results.find(isDoubtful);
  const summary = bars.map(({ label, text }) => `${label} ${text}`).join(', ');
  return (
    <figure className="results-chart">
      <svg width="100%" height={results.length * row} role="img" aria-label={`${caption}: ${summary}`}>
        {bars.map(({ label, text, percent, average }, i) => (
          <g key={label} className={average ? 'average' : undefined}>
            <text x="0" y={i * row + 15}>
              {label}
            </text>
            <text className="value" x="100%" y={i * row + 15}>
              {text}
            </text>
            <rect className="track" x="0" y={i * row + 22} width="100%" height={bar} rx="2" />
            <rect className="share" x="0" y={i * row + 22} width={`${percent}%`} height={bar} rx="2" />
          </g>
        ))}
      </svg>
      <figcaption>
        {caption}. <SourceLinks ids={[...new Set(results.flatMap(({ source }) => source))]} />
        {doubtful && <DoubtNote {...doubtful} />}
      </figcaption>
    </figure>
  );
}

function labelOf({ method, model }: PercentResult): string {
  return method ? `${method}, ${model}` : model;
}
