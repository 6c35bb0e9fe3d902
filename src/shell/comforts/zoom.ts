import { drawn, openDialog, partOf } from './drawn.ts';
import { type Frame, fitting, scaled } from './zoom-scale.ts';

/** How much a key, a button or a notch of the wheel changes. */
const step = 1.25;

/**
 * Shows the diagram of a button as large as the window, to be enlarged by keys, buttons, wheel and pinch, and moved by
 * keys and by dragging.
 */
export async function showZoom(button: HTMLElement): Promise<void> {
  const dialog = partOf<HTMLDialogElement>(await drawn(), '.zoom');
  const figure = button.closest('figure');
  const drawing = [...(figure?.querySelectorAll('svg[role=img]') ?? [])].find((each) =>
    each.checkVisibility(),
  );
  const frame = partOf(dialog, '.zoom-frame');
  if (!drawing || !openDialog(dialog)) return;
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  // The class says on which screens it is shown.
  copy.removeAttribute('class');
  dialog.ariaLabel = figure?.querySelector('figcaption')?.textContent ?? dialog.ariaLabel;
  frame.replaceChildren(copy);
  const done = new AbortController();
  work(dialog, frame, copy, done.signal);
  frame.focus();
  dialog.addEventListener(
    'close',
    () => {
      done.abort();
      frame.replaceChildren();
      button.focus({ preventScroll: true });
    },
    { signal: done.signal },
  );
}

function work(
  dialog: HTMLDialogElement,
  frame: HTMLElement,
  drawing: SVGSVGElement,
  signal: AbortSignal,
): void {
  const { width, height } = drawing.viewBox.baseVal;
  const whole = () => fitting({ width, height }, frame);
  let scale = 1;
  /** @param at what stays where it is: the place of a pointer, or the middle */
  const show = (wanted: number, at?: { x: number; y: number }) => {
    const box = frame.getBoundingClientRect();
    const x = at ? at.x - box.left : box.width / 2;
    const y = at ? at.y - box.top : box.height / 2;
    const next = scaled(wanted, whole());
    const place: Frame = { left: frame.scrollLeft + x, top: frame.scrollTop + y };
    drawing.setAttribute('width', `${width * next}`);
    frame.scrollTo((place.left * next) / scale - x, (place.top * next) / scale - y);
    scale = next;
  };
  const act = (name: string | undefined) => {
    if (name === 'in') show(scale * step);
    if (name === 'out') show(scale / step);
    if (name === 'fit') show(whole());
  };
  const keys: Readonly<Record<string, string>> = { '+': 'in', '=': 'in', '-': 'out', '0': 'fit' };
  dialog.addEventListener(
    'click',
    ({ target }) => {
      if (target instanceof Element) act(target.closest('button')?.name);
    },
    { signal },
  );
  dialog.addEventListener(
    'keydown',
    ({ key, ctrlKey, metaKey }) => {
      if (!ctrlKey && !metaKey) act(keys[key]);
    },
    { signal },
  );
  frame.addEventListener(
    'wheel',
    (event) => {
      event.preventDefault();
      show(scale * Math.exp(-event.deltaY / (event.ctrlKey ? 100 : 500)), event);
    },
    { passive: false, signal },
  );
  followPointers(frame, (change, at) => show(scale * change, at), signal);
  show(whole());
}

/** Drags with one pointer, pinches with two. @param pinch gets the change of their distance, and their middle */
function followPointers(
  frame: HTMLElement,
  pinch: (change: number, at: { x: number; y: number }) => void,
  signal: AbortSignal,
): void {
  const pointers = new Map<number, { x: number; y: number }>();
  const distance = () => {
    const [a, b] = [...pointers.values()];
    return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0;
  };
  frame.addEventListener(
    'pointerdown',
    (event) => {
      pointers.set(event.pointerId, event);
      frame.setPointerCapture(event.pointerId);
    },
    { signal },
  );
  frame.addEventListener(
    'pointermove',
    (event) => {
      const before = pointers.get(event.pointerId);
      if (!before) return;
      const was = distance();
      pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      const [a, b] = [...pointers.values()];
      frame.scrollBy((before.x - event.clientX) / pointers.size, (before.y - event.clientY) / pointers.size);
      if (a && b && was > 0) pinch(distance() / was, { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
    },
    { signal },
  );
  for (const end of ['pointerup', 'pointercancel'] as const)
    frame.addEventListener(end, ({ pointerId }) => void pointers.delete(pointerId), { signal });
}
