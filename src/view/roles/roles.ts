/**
 * The parts that somebody can play in a test, as pictures show them: diagrams, signs of tactics, charts and the home
 * page draw from this one list. A role has a shape as well as a colour, because colour alone says nothing to many.
 * `roles.css` has the colours.
 */
export const roleGlyphs = {
  /** A spear. */
  attacker: 'M4 20 14.3 9.7M20.5 3.5 18 13.5 10.5 6Z',
  /** Rings. */
  target: 'M12 3a9 9 0 1 0 0 18 9 9 0 1 0 0-18ZM12 8.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 1 0 0-7Z',
  /** Scales. */
  evaluator: 'M12 3.5v17M7.5 20.5h9M4.5 6.5h15M4.5 6.5l-2.5 7h5ZM19.5 6.5l-2.5 7h5Z',
  /** The hexagon of the site, crossed out. */
  finding: 'M12 2.5 20.2 7.25v9.5L12 21.5 3.8 16.75v-9.5ZM9 9l6 6M15 9l-6 6',
  /** A shield with a tick. */
  guard: 'M12 3l7.5 2.5v6c0 4.7-3.2 8-7.5 9.5-4.3-1.5-7.5-4.8-7.5-9.5v-6ZM8.5 12l2.5 2.5 4.5-5',
} as const;

/** A role: a 24 × 24 stroke in `roleGlyphs`, `.role-<name>` in `roles.css`, a word in the strings. */
export type Role = keyof typeof roleGlyphs;

/** In the order in which legends name them. */
export const roles = Object.keys(roleGlyphs) as readonly Role[];

/** Whether a picture may use the name. */
export function isRole(name: string): name is Role {
  return Object.hasOwn(roleGlyphs, name);
}
