import { closest } from '../../browser/closest.ts';
import { island } from '../../islands/island.ts';
import type { LabStrings } from './lab-strings.ts';
import { fetchStrings } from './read-lab.ts';

/** Starts a lab in its element. @returns when it answers to what a reader does; ends it */
export type LabStart = (lab: HTMLElement, strings: LabStrings) => Promise<() => void>;

/** By the name of a lab, up to the first hyphen of it. */
const code: Readonly<Record<string, () => Promise<{ default: LabStart }>>> = {
  attack: () => import('../attacks/attack-lab.island.ts'),
  command: () => import('../command/command-lab.island.tsx'),
  config: () => import('../config/config-lab.island.tsx'),
  provider: () => import('../provider/provider-lab.island.tsx'),
  template: () => import('../template/template-lab.island.tsx'),
  verdict: () => import('../verdict/verdict-lab.island.tsx'),
};

const starts = new WeakMap<HTMLElement, () => void>();
/** How each lab that answers is ended. */
const ends = new Map<HTMLElement, () => void>();
/** The newest button that was pressed in a lab before it answered. */
const pressed = new WeakMap<HTMLElement, HTMLElement>();

/**
 * Starts the lab that an event is in, once; a click before it answers is made again then.
 * @param lab has the name of a lab in `data-lab`
 */
export function startLab(lab: HTMLElement, event: Event): void {
  const isReady = lab.dataset.ready !== undefined;
  const button = event.type === 'click' ? closest<HTMLButtonElement>(event, 'button[name]') : null;
  if (button && !isReady && button.name !== 'retry' && lab.contains(button)) pressed.set(lab, button);
  let start = starts.get(lab);
  if (!start) {
    const load = code[lab.dataset.lab?.split('-')[0] ?? ''];
    if (!load) return;
    start = island(
      lab,
      () => [load(), fetchStrings(lab)],
      async (module, strings) => {
        ends.set(lab, await (await module).default(lab, await strings));
        lab.dataset.ready = '';
        const again = pressed.get(lab);
        pressed.delete(lab);
        again?.click();
      },
    );
    starts.set(lab, start);
  }
  // After a failure only its button tries again: else the pointer on its way there would make the button go away.
  if (!isReady && lab.dataset.island !== 'failed') start();
}

/** Ends labs of pages in whose place another was put: their workers would go on, and their texts stay. */
function endGone(): void {
  for (const [lab, end] of ends) {
    if (lab.isConnected) continue;
    ends.delete(lab);
    end();
  }
}
globalThis.navigation?.addEventListener('navigatesuccess', endGone);
globalThis.navigation?.addEventListener('navigateerror', endGone);
