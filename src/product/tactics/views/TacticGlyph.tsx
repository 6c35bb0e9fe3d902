import { usePart } from '../../../view/context.ts';
import { tacticGlyphs } from '../tactic-glyphs.ts';

/**
 * The sign of a tactic, in the colours of attacker and finding. Hidden from assistive technology: it is next to the
 * name of the tactic.
 * @param id of `tactics.yml`; nothing is drawn for one without a sign
 * @param size in CSS pixels, 24 or more
 */
export function TacticGlyph({ id, size = 32 }: { id: string; size?: number }) {
  usePart('roles');
  const sign = tacticGlyphs[id];
  if (!sign) return null;
  return (
    <svg
      className="role-glyph role-attacker"
      viewBox="0 0 32 32"
      width={size}
      height={size}
      aria-hidden="true"
    >
      <path d={sign.strokes} />
      <path className="hit" d={sign.hit} />
    </svg>
  );
}
