/** What a tab can do, whatever protocol its browser speaks. Nothing waits for a page: `Reader` asks how it is. */
export interface Tab {
  /** Begins to load an address. */
  open(address: string): Promise<void>;
  reload(): Promise<void>;
  /** Goes through the history of the tab. */
  traverse(by: 1 | -1): Promise<void>;
  /** Sizes are those of the page in CSS pixels. */
  resize(width: number, height: number): Promise<void>;
  /**
   * Runs a function in the page.
   * @param source the function as text; what it returns, or promises, must be JSON
   * @throws {Error} what the page threw, or that there is no page just now
   */
  evaluate(source: string, args: readonly unknown[]): Promise<unknown>;
  /** Moves pointer and keys as the reader's hand does. */
  perform(actions: readonly InputSource[]): Promise<void>;
  close(): Promise<void>;
  /** What scripts of the page threw so far and nobody caught; always empty where the protocol does not tell. */
  readonly errors: readonly string[];
}

/** A running browser. */
export interface Engine {
  newTab(): Promise<Tab>;
  stop(): Promise<void>;
}

/** Input as both protocols have it: https://www.w3.org/TR/webdriver2/#actions. */
export type InputSource =
  | { readonly type: 'key'; readonly id: string; readonly actions: readonly KeyAction[] }
  | {
      readonly type: 'pointer';
      readonly id: string;
      readonly parameters: { readonly pointerType: 'mouse' };
      readonly actions: readonly PointerAction[];
    };

export interface KeyAction {
  readonly type: 'keyDown' | 'keyUp';
  readonly value: string;
}

export type PointerAction =
  | { readonly type: 'pointerMove'; readonly x: number; readonly y: number; readonly duration: number }
  | { readonly type: 'pointerDown' | 'pointerUp'; readonly button: 0 };
