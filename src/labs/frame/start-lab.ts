import { closest } from '../../browser/closest.ts';
import { island } from '../../islands/island.ts';

/** Starts a lab in its element. @returns when it answers to what a reader does */
export type LabStart = (lab: HTMLElement) => Promise<void>;

const code: Readonly<Record<string, () => Promise<{ default: LabStart }>>> = {
  config: () => import('../config/config-lab.island.tsx'),
  template: () => import('../template/template-lab.island.tsx'),
};

const starts = new WeakMap<HTMLElement, () => void>();
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
    const load = code[lab.dataset.lab ?? ''];
    if (!load) return;
    start = island(
      lab,
      () => [load()],
      async (module) => {
        await (await module).default(lab);
        lab.dataset.ready = '';
        const again = pressed.get(lab);
        pressed.delete(lab);
        again?.click();
      },
    );
    starts.set(lab, start);
  }
  if (!isReady) start();
}
