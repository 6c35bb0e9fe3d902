import { singleKeysSlot } from '../../storage/site-slots.ts';
import { clearSlot, readSlot, writeSlot } from '../../storage/slots.ts';
import { drawn, openDialog, partOf } from './drawn.ts';

/** Opens the list of keys, or closes it. */
export async function toggleShortcuts(): Promise<void> {
  const dialog = partOf<HTMLDialogElement>(await drawn(), '.shortcuts');
  if (dialog.open) return dialog.close();
  if (/Mac|iP/.test(navigator.platform))
    for (const key of dialog.querySelectorAll('kbd'))
      key.textContent = key.textContent.replace(/^(?:Ctrl|Strg)\+/, 'Command+');
  const single = partOf<HTMLInputElement>(dialog, '[name=single-keys]');
  single.checked = !readSlot(singleKeysSlot);
  single.onchange = () => (single.checked ? clearSlot(singleKeysSlot) : writeSlot(singleKeysSlot, 'off'));
  openDialog(dialog);
}
