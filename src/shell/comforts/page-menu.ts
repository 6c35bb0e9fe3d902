import { drawn, partOf } from './drawn.ts';
import { toast } from './toast.ts';

/**
 * Puts what can be done with a page's Markdown besides reading it beside the link to it: a copy, and assistants that
 * are asked to read it. Nothing is sent before a click.
 */
export async function drawPageMenu(): Promise<void> {
  const link = document.querySelector<HTMLAnchorElement>('a[rel=alternate]');
  if (!link || link.nextElementSibling?.classList.contains('page-menu')) return;
  const template = partOf(await drawn(), '.page-menu');
  // While it came, another event may have drawn it, or another page come in place of this one.
  if (!link.isConnected || link.nextElementSibling?.classList.contains('page-menu')) return;
  const menu = template.cloneNode(true) as HTMLElement;
  menu.hidden = false;
  partOf<HTMLButtonElement>(menu, 'button').onclick = () => copyMarkdown(link.href, menu);
  for (const assistant of menu.querySelectorAll<HTMLAnchorElement>('a')) {
    const prompt = (menu.dataset.prompt ?? '').replace('{url}', link.href);
    assistant.href = assistant.dataset.pattern?.replace('{prompt}', encodeURIComponent(prompt)) ?? '';
  }
  link.after(menu);
}

async function copyMarkdown(address: string, { dataset }: HTMLElement): Promise<void> {
  const text = fetch(address).then(async (response) => {
    if (!response.ok) throw new Error(`${address}: ${response.status}`);
    return new Blob([await response.text()], { type: 'text/plain' });
  });
  try {
    // As a promise: a browser that lets only a click write would not know of the click any more when the text is there.
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': text })]);
    await toast(dataset.copied ?? '');
  } catch (error) {
    console.warn(error);
    await toast(dataset.failed ?? '');
  }
}
