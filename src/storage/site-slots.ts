import { choiceSlot, mapSlot, textSlot } from './slots.ts';

/*
 * Slots of every page. Pure, so that a script carries only those it uses.
 */

/** `light`, `dark` or `system`; nothing stored means light (rows 4.1 to 4.4). */
export const colorModeSlot = /* @__PURE__ */ choiceSlot('color-mode', ['light', 'dark', 'system']);

/** Id of the announcement that was closed (row 3.10). */
export const announcementSlot = /* @__PURE__ */ textSlot('announcement');

/** Name of the preferred docs version (row 3.8). */
export const versionSlot = /* @__PURE__ */ textSlot('version');

/** Whether keys that are pressed without Ctrl do nothing (WCAG 2.1.4). */
export const singleKeysSlot = /* @__PURE__ */ choiceSlot('single-keys', ['off']);

/** Chosen tab label by sync name. */
export const tabsSlot = /* @__PURE__ */ mapSlot('tabs');
