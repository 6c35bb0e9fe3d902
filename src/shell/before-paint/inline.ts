import { announcementSlot } from '../../storage/site-slots.ts';
import { readSlot } from '../../storage/slots.ts';
import { applyColorMode } from '../color-mode/apply.ts';
import { restoreTabs } from './restore-tabs.ts';

/**
 * Runs in the head of every page, before anything is painted: colours, a dismissed announcement, and the function
 * that a tab set calls as soon as it is parsed. `before-paint.ts` bundles it and computes its policy hash.
 */
applyColorMode();

const { dataset } = document.documentElement;
if (dataset.announcement && readSlot(announcementSlot) === dataset.announcement)
  dataset.announcementDismissed = '';

Object.assign(window, {
  dtxTabs(script: HTMLScriptElement) {
    if (script.parentElement) restoreTabs(script.parentElement);
  },
});
