import { linkSheet } from '../../../islands/sheet.ts';
import { type Connect, connector } from '../../client/connection.ts';
import sheet from './dialog.lazy.css?url';

let connect: Connect | undefined;

/**
 * Gives the dialog of a page its answers. Without React itself, so that the provider gets ready while React comes.
 * @param dialog `data-search-dialog` is the address of the settings; its first element is taken over by React
 * @param mount brings what React draws
 * @throws when code, settings or style cannot be had, or when the settings lack what the provider needs (rows 5.3,
 *   5.4); another call tries again
 */
export default async function startDialog(
  dialog: HTMLDialogElement,
  mount: Promise<typeof import('./mount.island.tsx')>,
): Promise<void> {
  connect ??= connector(dialog.dataset.searchDialog ?? '');
  const connecting = connect();
  // What fails is told below.
  connecting.then(({ warm }) => warm()).catch(() => undefined);
  const [{ default: mountDialog }, connection] = await Promise.all([mount, connecting, linkSheet(sheet)]);
  mountDialog(dialog, connection);
}
