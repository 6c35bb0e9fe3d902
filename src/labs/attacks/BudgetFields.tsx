import { fill } from '../../base/fill.ts';
import type { Strings } from '../../site/strings.ts';
import type { Problem } from '../frame/LabResult.tsx';
import type { AttackFacts } from './attack-facts.ts';
import type { AttackInput } from './attack-input.ts';
import type { AttackOutcome } from './attack-task.ts';
import { CallCounts } from './CallCounts.tsx';
import { budget } from './comparison.ts';
import { sumOfCalls } from './engine/events.ts';
import type { Trial } from './engine/trials.ts';
import { Marks } from './TrialMarks.tsx';

interface BudgetFieldsProps {
  readonly own: AttackFacts;
  readonly others: readonly AttackFacts[];
  readonly fields: AttackInput;
  onChange(some: AttackInput): void;
  readonly outcome: AttackOutcome;
  readonly problems: readonly Problem[];
  readonly strings: Strings['attackLab'];
}

/** Another attack beside this one, each with the same most calls of the target. */
export function BudgetFields({
  own,
  others,
  fields,
  onChange,
  outcome: { compared },
  problems,
  strings,
}: BudgetFieldsProps) {
  const chosen = others.find(({ id }) => id === fields.other);
  return (
    <div className="attack-setup">
      <fieldset className="attack-flags">
        <legend>{strings.compare}</legend>
        <label>
          {strings.other}
          <select
            name="other"
            value={chosen?.id ?? ''}
            onChange={(event) => onChange({ other: event.currentTarget.value })}
          >
            <option value="">{strings.noOther}</option>
            {others.map((each) => (
              <option key={each.id} value={each.id}>
                {each.name}
              </option>
            ))}
          </select>
        </label>
        <label>
          {strings.budget}
          <input
            type="number"
            name="budget"
            min={budget.least}
            max={budget.most}
            value={fields.budget}
            aria-invalid={problems.some(({ field }) => field === 'budget') || undefined}
            onChange={(event) => onChange({ budget: event.currentTarget.value })}
          />
        </label>
      </fieldset>
      {compared && chosen && (
        <>
          <Budgeted attack={own} trials={compared.own} fields={fields} strings={strings} />
          <Budgeted attack={chosen} trials={compared.other} fields={fields} strings={strings} />
        </>
      )}
    </div>
  );
}

interface BudgetedProps extends Pick<BudgetFieldsProps, 'fields' | 'strings'> {
  readonly attack: AttackFacts;
  readonly trials: readonly Trial[];
}

/** How the runs of one attack end, how many the budget cut, and whom it called how often in all of them. */
function Budgeted({ attack, trials, fields, strings }: BudgetedProps) {
  return (
    <div className="attack-trials">
      <Marks
        title={fill(strings.withinBudget, { attack: attack.name, budget: fields.budget ?? '' })}
        trials={trials}
        isScan={attack.isScan}
        strings={strings}
      />
      {trials.length > 0 && (
        <>
          <p>{fill(strings.cut, { count: trials.filter(({ isCut }) => isCut).length })}</p>
          <CallCounts
            roles={attack.roles}
            calls={sumOfCalls(trials)}
            limits={[]}
            values={{}}
            strings={strings}
          />
        </>
      )}
    </div>
  );
}
