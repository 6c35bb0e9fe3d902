import { announcementSlot } from '../../storage/site-slots.ts';
import { readSlot, subscribeToSlot, writeSlot } from '../../storage/slots.ts';

/**
 * Closes the announcement for good, here and in other windows; another announcement has another id and shows again
 * (row 3.10).
 */
export function startAnnouncement(): void {
  const bar = document.querySelector<HTMLElement>('[data-announcement].announcement');
  if (!bar) return;
  const { announcement = '' } = bar.dataset;
  const hide = () => {
    document.documentElement.dataset.announcementDismissed = '';
  };
  bar.querySelector('[data-announcement-close]')?.addEventListener('click', () => {
    writeSlot(announcementSlot, announcement);
    hide();
    // What comes next has the focus, which would be lost.
    document.querySelector<HTMLElement>('.brand')?.focus();
  });
  subscribeToSlot(announcementSlot, () => {
    if (readSlot(announcementSlot) === announcement) hide();
  });
}
