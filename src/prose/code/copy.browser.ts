import { closest } from '../../browser/closest.ts';

/** Works the copy buttons of code blocks; the button itself says, and announces, how it went. */
export function startCopy(): void {
  document.addEventListener('click', (event) => {
    const button = closest(event, '[data-copy]');
    const code = button?.parentElement?.querySelector('code');
    if (!button || !code) return;
    copyText(code)
      .then(() => announce(button, button.dataset.copy ?? ''))
      .catch((error: unknown) => {
        console.warn(error);
        announce(button, button.dataset.copyFailed ?? '');
      });
  });
}

async function copyText(code: HTMLElement): Promise<void> {
  await navigator.clipboard.writeText(textToCopy(code));
}

/** What a reader wants to paste: commands without prompts and output, new lines without diff signs. */
export function textToCopy(code: HTMLElement): string {
  if (!code.querySelector('.l')) return code.textContent;
  const lines = code.querySelectorAll(code.querySelector('.lc') ? '.lc' : '.l:not(.lr)');
  return [...lines]
    .map((line) => line.textContent.slice(line.querySelector('.sign')?.textContent.length))
    .join('\n');
}

function announce(button: HTMLElement, message: string): void {
  if (button.dataset.busy !== undefined) return;
  const before = button.textContent;
  button.dataset.busy = '';
  button.textContent = message;
  if (status) status.textContent = message;
  setTimeout(() => {
    button.textContent = before;
    delete button.dataset.busy;
    if (status) status.textContent = '';
  }, 2000);
}

let status: HTMLElement | undefined;

/** Puts the live region in place where there is something to copy: it is announced only if it was there before. */
export function prepareCopy(): void {
  if (status || !document.querySelector('[data-copy]')) return;
  status = document.createElement('div');
  status.setAttribute('role', 'status');
  status.className = 'visually-hidden';
  document.body.append(status);
}
