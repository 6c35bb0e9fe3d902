import { linkSheet } from '../../islands/sheet.ts';
import sheet from './comforts.lazy.css?url';

let place: Promise<HTMLElement> | undefined;

/**
 * What the build drew for comforts, put into the page when it is first needed.
 * @returns the element that holds it: in the foot of the page, which no other page takes away
 * @throws when it or its style cannot be had; the next call tries again
 */
export function drawn(): Promise<HTMLElement> {
  place ??= put().catch((error: unknown) => {
    place = undefined;
    throw error;
  });
  return place;
}

async function put(): Promise<HTMLElement> {
  // The mark leads to the home page of the edition, whose folder has the fragment.
  const home = document.querySelector<HTMLAnchorElement>('.brand')?.href ?? '/';
  const address = `${home}fragments/comforts.html`;
  const [response] = await Promise.all([fetch(address), linkSheet(sheet)]);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  const { body } = new DOMParser().parseFromString(await response.text(), 'text/html');
  const holder = document.createElement('div');
  holder.append(...body.childNodes);
  document.querySelector('.footer')?.append(holder);
  return holder;
}

/** A part of it. @throws {Error} there is none */
export function partOf<T extends HTMLElement>(holder: HTMLElement, selector: string): T {
  const part = holder.querySelector<T>(selector);
  if (!part) throw new Error(`Comforts lack ${selector}`);
  return part;
}

/** Opens a dialog, whose close button and backdrop close it; nothing opens over another one. */
export function openDialog(dialog: HTMLDialogElement): boolean {
  if (document.querySelector('dialog[open]')) return false;
  dialog.onclick = ({ target }) => {
    if (target === dialog || (target instanceof Element && target.closest('[name=close]'))) dialog.close();
  };
  dialog.showModal();
  return true;
}
