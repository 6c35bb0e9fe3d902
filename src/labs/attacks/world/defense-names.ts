/** Defences that can be put around the target, in the order in which they look at a message. */
export const defenseNames = [
  'normalizing',
  'keywords',
  'oddText',
  'conversation',
  'spotlighting',
  'output',
] as const;
export type Defense = (typeof defenseNames)[number];
