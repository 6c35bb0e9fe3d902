import { fill } from '../../base/fill.ts';
import type { Strings } from '../../site/strings.ts';
import type { AttackOutcome } from './attack-task.ts';
import type { Trial } from './engine/trials.ts';

interface TrialMarksProps {
  /** A scan has no result of its own, but rows. */
  readonly isScan?: boolean | undefined;
  readonly outcome: AttackOutcome;
  readonly strings: Strings['attackLab'];
}

/** How 20 runs end, with the defences and without, and whom else the defences refuse. Counts: a toy has no rates. */
export function TrialMarks({ isScan, outcome: { open, defended, refused }, strings }: TrialMarksProps) {
  return (
    <div className="attack-trials">
      <p>{strings.marks}</p>
      <Marks title={strings.withoutDefenses} trials={open} isScan={isScan} strings={strings} />
      {defended && open.length > 0 && (
        <Marks title={strings.withDefenses} trials={defended} isScan={isScan} strings={strings} />
      )}
      {defended && (
        <div>
          <p>{fill(strings.refused, { count: refused.length })}</p>
          {refused.length > 0 && (
            <ul lang="en" dir="ltr">
              {refused.map((question) => (
                <li key={question}>{question}</li>
              ))}
            </ul>
          )}
        </div>
      )}
    </div>
  );
}

interface MarksProps {
  readonly title: string;
  /** None where they would take too long. */
  readonly trials: readonly Trial[];
  readonly isScan?: boolean | undefined;
  readonly strings: Strings['attackLab'];
}

/** How runs end, by seed. */
export function Marks({ title, trials, isScan = false, strings }: MarksProps) {
  if (trials.length === 0) return <p>{strings.notPlayed}</p>;
  const ends = isScan ? strings.scanEnds : strings.ends;
  const calls = trials.reduce((sum, trial) => sum + trial.calls.target, 0);
  const count = (isIt: (trial: Trial) => boolean) => trials.filter(isIt).length;
  return (
    <div>
      <p className="lab-title">{title}</p>
      <p className="attack-marks" aria-hidden="true">
        {trials.map(({ seed, told, isReported }) => (
          <i key={seed} data-told={told} data-reported={isReported || undefined} />
        ))}
      </p>
      <p>
        {fill(ends, {
          all: count(({ told }) => told === 3),
          some: count(({ told }) => told > 0 && told < 3),
          none: count(({ told }) => told === 0),
          reported: count(({ isReported }) => isReported),
          calls,
        })}
      </p>
    </div>
  );
}
