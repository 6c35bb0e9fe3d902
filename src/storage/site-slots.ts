import { choiceSlot, mapSlot, textSlot } from './slots.ts';

/** `light`, `dark` or `system`; nothing stored means light (rows 4.1 to 4.4). */
export const colorModeSlot = choiceSlot('color-mode', ['light', 'dark', 'system']);

/** Id of the announcement that was closed (row 3.10). */
export const announcementSlot = textSlot('announcement');

/** Name of the preferred docs version (row 3.8). */
export const versionSlot = textSlot('version');

/** Chosen tab label by sync name. */
export const tabsSlot = mapSlot('tabs');
