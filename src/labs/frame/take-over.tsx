import { type ReactNode, useLayoutEffect } from 'react';
import { hydrateIsland } from '../../islands/hydrate-island.tsx';
import type { LabStrings } from './lab-strings.ts';
import { LabWords } from './lab-words.ts';
import { keepFields } from './typed.ts';

/**
 * Lets React take over what the build drew of a lab.
 * @param lab its first child holds the drawing
 * @returns when React has done so, and what was typed before is in its fields again; ends it
 */
export function takeOver(lab: HTMLElement, app: ReactNode, strings: LabStrings): Promise<() => void> {
  const place = lab.querySelector<HTMLElement>(':scope > div');
  if (!place) throw new Error('The lab is empty');
  const { promise, resolve } = Promise.withResolvers<() => void>();
  const isThere = () => resolve(end);
  const withWords = (
    <LabWords value={strings}>
      <Mounted onMount={isThere}>{app}</Mounted>
    </LabWords>
  );
  const end = hydrateIsland(place, withWords, {
    strings,
    // A lab that crashes at once is there as well, with its way out.
    around: (screen) => <Mounted onMount={isThere}>{screen}</Mounted>,
    keep: () => keepFields(place),
    identifierPrefix: `lab-${lab.dataset.lab}-`,
  });
  return promise;
}

function Mounted({ onMount, children }: { onMount(): void; children: ReactNode }) {
  useLayoutEffect(onMount, [onMount]);
  return children;
}
