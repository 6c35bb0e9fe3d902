import { usePart } from '../context.ts';
import { type Role, roleGlyphs } from './roles.ts';

/**
 * The sign of a role in its colour. Hidden from assistive technology: whoever draws it says the role in words.
 * @param size in CSS pixels
 */
export function RoleGlyph({ role, size = 20 }: { role: Role; size?: number }) {
  usePart('roles');
  return (
    <svg
      className={`role-glyph role-${role}`}
      viewBox="0 0 24 24"
      width={size}
      height={size}
      aria-hidden="true"
    >
      <path d={roleGlyphs[role]} />
    </svg>
  );
}
