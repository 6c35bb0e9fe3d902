import type { ReactNode } from 'react';
import { IslandStatus } from '../../islands/IslandStatus.tsx';
import { usePart, useSite } from '../../view/context.ts';

interface LabProps {
  /** Name in `start-lab.ts`. */
  readonly name: string;
  /** What the lab is called, for those who hear the page. */
  readonly label: string;
  /** All that the lab is drawn from, once by the build and once more in the browser. */
  readonly data: unknown;
  readonly children: ReactNode;
}

/** The frame of a lab as the build draws it, with its worked example; without script it is that, to be read. */
export function Lab({ name, label, data, children }: LabProps) {
  usePart('lab');
  const { labs } = useSite().strings;
  return (
    <section className="lab" aria-label={label} data-lab={name} data-lab-data={JSON.stringify(data)}>
      <noscript>
        <p className="lab-note">{labs.noScript}</p>
      </noscript>
      <div>{children}</div>
      <IslandStatus loading={labs.loading} />
      <p className="lab-note">{labs.private}</p>
    </section>
  );
}
