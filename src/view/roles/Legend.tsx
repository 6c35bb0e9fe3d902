import { useSite } from '../context.ts';
import { RoleGlyph } from './RoleGlyph.tsx';
import { type Role, roles } from './roles.ts';

/**
 * Says in words what the signs and colours of a picture stand for.
 * @param used roles of the picture, in any order, each as often as it is drawn; nothing is drawn for none
 */
export function Legend({ used }: { used: Iterable<Role> }) {
  const { strings } = useSite();
  const present = new Set(used);
  if (present.size === 0) return null;
  return (
    <ul className="legend" aria-label={strings.roles.legend}>
      {roles
        .filter((role) => present.has(role))
        .map((role) => (
          <li key={role}>
            <RoleGlyph role={role} size={16} /> {strings.roles[role]}
          </li>
        ))}
    </ul>
  );
}
