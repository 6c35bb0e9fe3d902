import type { Strings } from '../../site/strings.ts';
import { type Role, roles } from './engine/events.ts';

interface CallCountsProps {
  readonly calls: Readonly<Record<Role, number>>;
  readonly strings: Strings['attackLab'];
}

/** How often each role was called so far. */
export function CallCounts({ calls, strings }: CallCountsProps) {
  return (
    <dl className="attack-calls">
      {roles.map((role) => (
        <div key={role}>
          <dt>{role === 'filter' ? strings.filter : strings[`${role}Calls`]}</dt>
          <dd>{calls[role]}</dd>
        </div>
      ))}
    </dl>
  );
}
