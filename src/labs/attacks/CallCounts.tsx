import { fill } from '../../base/fill.ts';
import type { Strings } from '../../site/strings.ts';
import { type CallLimit, mostCalls, usualCalls } from './call-limits.ts';
import type { Values } from './engine/attack-kind.ts';
import type { Role } from './engine/events.ts';

interface CallCountsProps {
  /** Whom the attack calls. */
  readonly roles: readonly Role[];
  readonly calls: Readonly<Record<Role, number>>;
  /** What the model of the product says of them, which is about DTX. */
  readonly limits: readonly CallLimit[];
  readonly values: Values;
  readonly strings: Strings['attackLab'];
}

/** How often each role was called so far, how often is usual, and how often it can be at most. */
export function CallCounts({ roles, calls, limits, values, strings }: CallCountsProps) {
  const names = {
    attacker: strings.attackerCalls,
    filter: strings.filter,
    target: strings.targetCalls,
    judge: strings.judgeCalls,
    preparation: strings.preparation,
  };
  const text = (role: Role) => {
    const most = mostCalls(limits, role, values);
    if (most === undefined) return String(calls[role]);
    const usual = usualCalls(limits, role, values);
    return fill(usual === undefined || usual === most ? strings.atMost : strings.usually, {
      calls: calls[role],
      usual: usual ?? most,
      most,
    });
  };
  return (
    <div>
      <p className="lab-title">{strings.calls}</p>
      <dl className="attack-calls">
        {roles.map((role) => (
          <div key={role}>
            <dt>{names[role]}</dt>
            <dd>{text(role)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
