import { applyColorMode } from '../../shell/color-mode/apply.ts';
import { announcementSlot } from '../../storage/site-slots.ts';
import { readSlot } from '../../storage/slots.ts';

/**
 * Runs in the head of every page, before anything is painted: colours and a dismissed announcement.
 * `before-paint.ts` bundles it, and the policy has its hash.
 */
applyColorMode();

const { dataset } = document.documentElement;
if (dataset.announcement && readSlot(announcementSlot) === dataset.announcement)
  dataset.announcementDismissed = '';
