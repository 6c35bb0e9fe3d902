import { expect } from 'vitest';
import type { PointerAction, Tab } from './engine.ts';

/** What stands in the page and can be seen, in CSS pixels of the window. */
export interface Seen {
  /** Its words as they are shown, with single blanks. */
  readonly text: string;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** Whether it is wholly inside the window. */
  readonly isInView: boolean;
  /** Whether a click in its middle would hit it. */
  readonly isClear: boolean;
}

const keys: Readonly<Record<string, string>> = {
  Enter: '\uE007',
  Tab: '\uE004',
  Escape: '\uE00C',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Home: '\uE011',
  End: '\uE010',
  Control: '\uE009',
  Shift: '\uE008',
  Space: ' ',
};

const patience = 15_000;

/** Someone in front of a tab: sees what is shown, and uses pointer and keys. */
export class Reader {
  readonly #tab: Tab;
  readonly #site: () => string;
  #pointer = { x: 0, y: 0 };

  /** @param site address that paths are below */
  constructor(tab: Tab, site: () => string) {
    this.#tab = tab;
    this.#site = site;
  }

  /** Loads a page of the site and waits until it is there, with its script. */
  async open(path: string): Promise<void> {
    await this.#arriveBy(() => this.#tab.open(this.#site() + path));
  }

  async reload(): Promise<void> {
    await this.#arriveBy(() => this.#tab.reload());
  }

  back(): Promise<void> {
    return this.#tab.traverse(-1);
  }

  forward(): Promise<void> {
    return this.#tab.traverse(1);
  }

  resize(width: number, height: number): Promise<void> {
    return this.#tab.resize(width, height);
  }

  close(): Promise<void> {
    return this.#tab.close();
  }

  get errors(): readonly string[] {
    return this.#tab.errors;
  }

  /** Runs a function in the page. It knows nothing but its arguments; what it returns must be JSON. */
  async ask<Args extends unknown[], Result>(
    question: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>> {
    // A protocol brings what the function returned.
    return (await this.#tab.evaluate(String(question), args)) as Awaited<Result>;
  }

  /**
   * What a selector names and a reader can see.
   * @param name only those whose label, else whose words, are these
   */
  all(selector: string, name?: string): Promise<Seen[]> {
    return this.ask(look, selector, name ?? null);
  }

  /** Waits until there is something to see. */
  async sees(selector: string, name?: string): Promise<Seen> {
    return this.#until(async () => (await this.all(selector, name))[0], `seeing ${selector} ${name ?? ''}`);
  }

  /** Waits until there is nothing to see. */
  async misses(selector: string, name?: string): Promise<void> {
    await expect.poll(() => this.all(selector, name), { timeout: patience }).toEqual([]);
  }

  async texts(selector: string): Promise<string[]> {
    return (await this.all(selector)).map(({ text }) => text);
  }

  /** Path below the site, query and hash of the page; the whole address of one that is not of the site. */
  address(): Promise<string> {
    return this.ask(
      (site) => (location.href.startsWith(`${site}/`) ? location.href.slice(site.length) : location.href),
      this.#site(),
    );
  }

  attribute(selector: string, attribute: string): Promise<string | null | undefined> {
    return this.ask((css, name) => document.querySelector(css)?.getAttribute(name), selector, attribute);
  }

  /** What stands in a field. */
  value(selector: string): Promise<string | undefined> {
    return this.ask((css) => document.querySelector<HTMLInputElement>(css)?.value, selector);
  }

  /** Whether the focus is on what a selector names, or inside. */
  hasFocus(selector: string): Promise<boolean> {
    return this.ask((css) => document.activeElement?.closest(css) != null, selector);
  }

  /** Puts the focus where many presses of Tab would. */
  focus(selector: string): Promise<void> {
    return this.ask((css) => document.querySelector<HTMLElement>(css)?.focus(), selector);
  }

  async click(selector: string, name?: string): Promise<void> {
    await this.#point(selector, name, 'click');
  }

  async hover(selector: string, name?: string): Promise<void> {
    await this.#point(selector, name);
  }

  /** Moves the pointer to a place of the window, and clicks there if it is told to. */
  async pointAt(x: number, y: number, then?: 'click'): Promise<void> {
    // In steps from where it was, as a hand does.
    const from = this.#pointer;
    this.#pointer = { x, y };
    const way: PointerAction[] = [0.25, 0.5, 0.75, 1].map((part) => ({
      type: 'pointerMove',
      x: Math.round(from.x + (x - from.x) * part),
      y: Math.round(from.y + (y - from.y) * part),
      duration: 10,
    }));
    const presses: PointerAction[] = [
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ];
    await this.#tab.perform([
      {
        type: 'pointer',
        id: 'mouse',
        parameters: { pointerType: 'mouse' },
        actions: then ? [...way, ...presses] : way,
      },
    ]);
  }

  async type(text: string): Promise<void> {
    for (const letter of text) await this.press(letter);
  }

  /** Presses keys at once, such as `Control+k`. */
  async press(combination: string): Promise<void> {
    const values = combination.length === 1 ? [combination] : combination.split('+');
    const pressed = values.map((key) => keys[key] ?? key);
    await this.#tab.perform([
      {
        type: 'key',
        id: 'keyboard',
        actions: [
          ...pressed.map((value) => ({ type: 'keyDown' as const, value })),
          ...pressed.toReversed().map((value) => ({ type: 'keyUp' as const, value })),
        ],
      },
    ]);
  }

  async #point(selector: string, name: string | undefined, then?: 'click'): Promise<void> {
    // Twice at the same place: what moves cannot be hit.
    let last = '';
    const { left, top, width, height } = await this.#until(
      async () => {
        const [seen] = await this.ask(look, selector, name ?? null, true);
        const place = JSON.stringify(seen);
        const isStill = place === last;
        last = place;
        return seen?.isClear && isStill ? seen : undefined;
      },
      `hitting ${selector} ${name ?? ''}`,
    );
    await this.pointAt(left + width / 2, top + height / 2, then);
  }

  async #arriveBy(load: () => Promise<void>): Promise<void> {
    await this.ask(() => void Object.assign(window, { isLeft: true })).catch(() => undefined);
    await load();
    await this.#until(
      () =>
        this.ask(
          () => !('isLeft' in window) && location.protocol === 'http:' && document.readyState === 'complete',
        ),
      'arriving',
    );
  }

  /** Asks until there is an answer. A page that goes away while it is asked has none. */
  async #until<T>(look: () => Promise<T | undefined | false>, what: string): Promise<T> {
    const end = Date.now() + patience;
    let error: unknown;
    while (Date.now() < end) {
      const answer = await look().catch((thrown: unknown) => {
        error = thrown;
        return undefined;
      });
      if (answer) return answer;
      await new Promise((done) => setTimeout(done, 30));
    }
    const shown = await this.ask(() => `${location.href}: ${document.body.innerText.slice(0, 300)}`);
    throw new Error(`No ${what} in ${patience} ms. The page is ${shown}`, { cause: error });
  }
}

/** Runs in the page, see `Reader.all`. */
function look(selector: string, name: string | null, scroll = false): Seen[] {
  const words = (element: Element) =>
    (element instanceof HTMLElement ? element.innerText : (element.textContent ?? ''))
      .replace(/\s+/g, ' ')
      .trim();
  const shown = [...document.querySelectorAll(selector)].filter(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      (name === null || (element.getAttribute('aria-label') ?? words(element)) === name),
  );
  const first = shown[0]?.getBoundingClientRect();
  // Only then: a bar that sticks to the window has another place in the page, to which WebKit would scroll.
  if (scroll && first && (first.top < 0 || first.bottom > innerHeight)) {
    shown[0]?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }
  return shown.map((element) => {
    // A link may go on in the next line, and its middle be between the two.
    const { left, top, width, height, right, bottom } =
      element.getClientRects()[0] ?? element.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return {
      text: words(element),
      left,
      top,
      width,
      height,
      isInView: left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight,
      isClear: hit !== null && element.contains(hit),
    };
  });
}
