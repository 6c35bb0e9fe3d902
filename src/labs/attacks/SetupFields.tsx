import type { Strings } from '../../site/strings.ts';
import { ChoiceField } from '../frame/ChoiceField.tsx';
import type { Problem } from '../frame/LabResult.tsx';
import type { AttackInput } from './attack-input.ts';
import type { AttackKind, Parameter } from './engine/attack-kind.ts';
import { defenseNames } from './world/defense-names.ts';

interface SetupFieldsProps {
  readonly kind: AttackKind;
  readonly fields: AttackInput;
  onChange(some: AttackInput): void;
  readonly problems: readonly Problem[];
  readonly strings: Strings['attackLab'];
}

/** What decides how a run goes: whose way, the seed, the flags, the defences. */
export function SetupFields({ kind, fields, onChange, problems, strings }: SetupFieldsProps) {
  const chosen = new Set(fields.defenses?.split(' ').filter(Boolean));
  const switched = (name: string) => {
    if (!chosen.delete(name)) chosen.add(name);
    onChange({ defenses: defenseNames.filter((each) => chosen.has(each)).join(' ') });
  };
  const isWrong = (flag: string) => problems.some(({ field }) => field === flag) || undefined;
  return (
    <div className="attack-setup">
      <ChoiceField
        name="variant"
        label={strings.variant}
        choices={[
          ['dtx', strings.dtx],
          ['paper', strings.paper],
        ]}
        value={fields.variant ?? 'dtx'}
        onChoose={(variant) => onChange({ variant })}
      />
      <fieldset className="attack-flags">
        <legend>{strings.flags}</legend>
        <label>
          {strings.seed}
          <input
            type="text"
            name="seed"
            value={fields.seed}
            maxLength={100}
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => onChange({ seed: event.currentTarget.value })}
          />
        </label>
        {kind.parameters.map((parameter) => (
          <label key={parameter.flag}>
            <code>{parameter.flag}</code>
            <input
              type="number"
              name={parameter.flag}
              {...rangeOf(parameter)}
              value={fields[parameter.flag]}
              aria-invalid={isWrong(parameter.flag)}
              onChange={(event) => onChange({ [parameter.flag]: event.currentTarget.value })}
            />
          </label>
        ))}
        {kind.switches.map((flag) => (
          <label key={flag} className="attack-switch">
            <input
              type="checkbox"
              name={flag}
              checked={fields[flag] === '1'}
              onChange={(event) => onChange({ [flag]: event.currentTarget.checked ? '1' : '' })}
            />
            <code>{flag}</code>
          </label>
        ))}
      </fieldset>
      <fieldset className="attack-defenses">
        <legend>{strings.defenses}</legend>
        {defenseNames.map((name) => (
          <label key={name} className="attack-switch">
            <input type="checkbox" name={name} checked={chosen.has(name)} onChange={() => switched(name)} />
            {strings[name]}
          </label>
        ))}
      </fieldset>
    </div>
  );
}

function rangeOf({ least, most, isReal }: Parameter) {
  return { min: least, max: most, step: isReal ? 'any' : 1 };
}
