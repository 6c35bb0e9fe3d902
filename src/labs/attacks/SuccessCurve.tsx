import { fill } from '../../base/fill.ts';
import type { Strings } from '../../site/strings.ts';
import type { PublishedRate } from './attack-facts.ts';
import type { Trial } from './engine/trials.ts';

/** A rate that a paper reports for so many samples. */
export interface SuccessCurveProps {
  readonly trials: readonly Trial[];
  readonly published: readonly PublishedRate[];
  readonly strings: Strings['attackLab'];
}

const width = 420;
const height = 190;
const left = 34;
const bottom = 28;
/** The axis of samples goes from 1 to 10,000 by powers of ten. */
const decades = 4;
const x = (samples: number) => left + ((width - left - 12) * Math.log10(samples)) / decades;
const y = (share: number) => 12 + (height - bottom - 12) * (1 - share);

/** How many of the runs had success after so many samples, beside what the paper reports of real models. */
export function SuccessCurve({ trials, published, strings }: SuccessCurveProps) {
  const ends = trials
    .filter(({ isReported }) => isReported)
    .map(({ calls }) => calls.target)
    .sort((one, other) => one - other);
  const steps = ends.map(
    (samples, at) => `H${x(samples).toFixed(1)}V${y((at + 1) / trials.length).toFixed(1)}`,
  );
  const told = published
    .map(({ model, samples, percent }) => `${model}: ${percent}% (${samples})`)
    .join(', ');
  return (
    <figure className="attack-figure">
      <figcaption>{strings.simulation}</figcaption>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        width={width}
        role="img"
        aria-label={`${strings.curve} ${told}`}
      >
        <path className="attack-axis" d={`M${left} 12V${y(0)}H${width - 12}`} />
        {Array.from({ length: decades + 1 }, (_, power) => 10 ** power).map((samples) => (
          <text key={samples} className="attack-row" x={x(samples)} y={height - 8}>
            {samples === 10_000 ? '10k' : String(samples)}
          </text>
        ))}
        {[0, 0.5, 1].map((share) => (
          <text key={share} className="attack-row" x={left / 2} y={y(share)} dy="0.35em">
            {String(share * trials.length)}
          </text>
        ))}
        <path className="attack-curve" d={`M${x(1)} ${y(0)}${steps.join('')}`} />
        {published.map(({ model, samples, percent }) => (
          <circle
            key={`${model} ${samples}`}
            className="attack-published"
            cx={x(samples)}
            cy={y(percent / 100)}
            r={4}
          />
        ))}
      </svg>
      <p>{fill(strings.curve, { count: ends.length, all: trials.length })}</p>
      <p lang="en" dir="ltr">
        {told}
      </p>
    </figure>
  );
}
