import { type ComponentType, useEffect, useState } from 'react';
import type { Strings } from '../../site/strings.ts';
import type { AttackFacts } from './attack-facts.ts';
import type { AttackInput } from './attack-input.ts';
import type { AttackOutcome } from './attack-task.ts';
import { BudgetFields } from './BudgetFields.tsx';
import type { AttackKind } from './engine/attack-kind.ts';
import { SetupFields } from './SetupFields.tsx';
import type { SuccessCurveProps } from './SuccessCurve.tsx';
import { TrialMarks } from './TrialMarks.tsx';

interface SetupPartProps {
  readonly kind: AttackKind;
  readonly own: AttackFacts;
  /** What it can be compared with. */
  readonly others: readonly AttackFacts[];
  readonly fields: AttackInput;
  onChange(some: AttackInput): void;
  readonly outcome: AttackOutcome;
  /** Draws after how many samples runs had success, where samples are what an attack spends. */
  readonly curve: ComponentType<SuccessCurveProps> | undefined;
  readonly isLive: boolean;
  readonly strings: Strings['attackLab'];
}

/** What a run is decided by, how 20 others end, and another attack beside this one. */
export function SetupPart({
  kind,
  own,
  others,
  fields,
  onChange,
  outcome,
  curve: Curve,
  isLive,
  strings,
}: SetupPartProps) {
  const { problems, open, defended = open } = outcome;
  const shared = { fields, onChange, problems, strings };
  return (
    <details className="attack-more">
      <summary>{strings.parameters}</summary>
      {isLive && (
        <>
          <SetupFields kind={kind} {...shared} />
          {problems.length === 0 && <TrialMarks isScan={kind.isScan} outcome={outcome} strings={strings} />}
          <BudgetFields own={own} {...shared} others={others} outcome={outcome} />
          {Curve && defended.length > 0 && (
            <Curve trials={defended} published={own.published} strings={strings} />
          )}
        </>
      )}
    </details>
  );
}

/** Whether a script runs: what does nothing without one would only make the page heavier. */
export function useLive(): boolean {
  const [isLive, setLive] = useState(false);
  useEffect(() => setLive(true), []);
  return isLive;
}
