import { drawn, partOf } from './drawn.ts';
import { toast } from './toast.ts';

/** Copies the address of a heading, whose link leads there as ever, and says so. */
export async function copyLink(link: HTMLAnchorElement): Promise<void> {
  await navigator.clipboard.writeText(link.href);
  await toast(partOf(await drawn(), '.toast').dataset.copied ?? '');
}
