/** Components an MDX page may use by name; `components.tsx` renders them. */
export const knownComponents = ['HomeHero'] as const;
