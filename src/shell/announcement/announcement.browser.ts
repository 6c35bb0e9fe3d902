import { announcementSlot } from '../../storage/site-slots.ts';

/** Closes the announcement for good; another announcement has another id and shows again (row 3.10). */
export function startAnnouncement(): void {
  const bar = document.querySelector<HTMLElement>('[data-announcement].announcement');
  bar?.querySelector('[data-announcement-close]')?.addEventListener('click', () => {
    announcementSlot.write(bar.dataset.announcement ?? '');
    document.documentElement.dataset.announcementDismissed = '';
  });
}
