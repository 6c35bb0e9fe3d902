import type { ReactNode } from 'react';
import { hydrateRoot, type RootOptions } from 'react-dom/client';
import { Crash, type CrashStrings } from './Crash.tsx';
import { ErrorBoundary, type Keep } from './ErrorBoundary.tsx';

interface IslandOptions {
  readonly strings: CrashStrings;
  /** Draws what stays beside the screen of a crash; the screen alone without it. */
  around?(screen: ReactNode): ReactNode;
  /** What a crash must not take from the reader; without it the focus alone. */
  readonly keep?: Keep;
  /** Begins the ids that React makes, which no other island of the page may have. */
  readonly identifierPrefix: string;
}

/**
 * Starts React in a place of the page, the one way islands do. What throws while it is drawn, now or later, is
 * replaced by the screen of a crash, and the rest of the page goes on (rows 8.6 to 8.8); each error is logged once.
 * @param place holds what the build drew of `children`
 * @returns ends it, when its page has gone
 */
export function hydrateIsland(place: HTMLElement, children: ReactNode, options: IslandOptions): () => void {
  const { strings, around = (screen) => screen, keep = keepFocus(place), identifierPrefix } = options;
  const fallback = (error: unknown, reset: () => void) =>
    around(<Crash strings={strings} error={error} onTryAgain={reset} />);
  const root = hydrateRoot(
    place,
    <ErrorBoundary keep={keep} fallback={fallback}>
      {children}
    </ErrorBoundary>,
    { identifierPrefix, ...logging },
  );
  return () => root.unmount();
}

/** What nobody caught is an error of the page, as React does by itself. */
const logging: RootOptions = {
  onCaughtError: (error, info) => console.error('React root onCaughtError:', error, info),
  /** Row 8.11. */
  onRecoverableError: (error, info) => console.error('React root onRecoverableError:', error, info),
};

/** Whoever was in a part that gives way goes on at its place. */
function keepFocus(place: HTMLElement): Keep {
  return () => {
    const had = place.contains(document.activeElement);
    return () => {
      if (!had || place.contains(document.activeElement)) return;
      place.tabIndex = -1;
      place.focus({ preventScroll: true });
    };
  };
}
