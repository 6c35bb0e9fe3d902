import { type ReactNode, useLayoutEffect } from 'react';
import type { CrashStrings } from '../../islands/Crash.tsx';
import { hydrateIsland } from '../../islands/hydrate-island.tsx';
import { keepFields } from './typed.ts';

/**
 * Lets React take over what the build drew of a lab.
 * @param lab its first child holds the drawing
 * @returns when React has done so, and what was typed before is in its fields again
 */
export function takeOver(lab: HTMLElement, app: ReactNode, strings: CrashStrings): Promise<void> {
  const place = lab.querySelector<HTMLElement>(':scope > div');
  if (!place) throw new Error('The lab is empty');
  return new Promise((resolve) =>
    hydrateIsland(place, <Mounted onMount={resolve}>{app}</Mounted>, {
      strings,
      keep: () => keepFields(place),
      identifierPrefix: `lab-${lab.dataset.lab}-`,
    }),
  );
}

function Mounted({ onMount, children }: { onMount(): void; children: ReactNode }) {
  useLayoutEffect(onMount, [onMount]);
  return children;
}
