import { availableParallelism, loadavg } from 'node:os';
import { readBuiltText } from '../../tests/relevance/site-search.ts';
import type { Measure } from '../report.ts';
import { compareEngines } from './compare.ts';
import { benchDialog } from './dialog.ts';
import { benchIndex } from './index-costs.ts';
import { benchSize } from './size.ts';

/**
 * The search of a built folder: bytes, time of each letter, memory, the server under load, the dialog in a browser,
 * and how good its answers are, compared with other libraries.
 */
export async function benchSearch(folder: string): Promise<Measure[]> {
  // Where other programs work at the same time, every time below is too long.
  const busy = (loadavg()[0] ?? 0) / availableParallelism();
  const text = await readBuiltText(folder);
  return [
    { name: 'work of other programs, by core', value: busy, unit: '' },
    ...(await benchSize(folder, text)),
    ...(await benchDialog(folder)),
    ...benchIndex(text),
    ...(await compareEngines(text)),
  ];
}
