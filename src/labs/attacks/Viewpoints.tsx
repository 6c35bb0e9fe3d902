import { useRef } from 'react';
import type { Strings } from '../../site/strings.ts';
import { useScrolls } from '../frame/useScrolls.ts';
import type { Role } from './engine/events.ts';
import { type Scene, viewers } from './engine/scene.ts';

interface ViewpointsProps {
  /** Whom the attack calls. */
  readonly roles: readonly Role[];
  readonly scene: Scene;
  /** Nothing scrolls, as on paper. */
  readonly isWhole?: boolean;
  readonly strings: Strings['attackLab'];
}

/** What each role was shown when it was last called: all it goes by. */
export function Viewpoints({ roles, scene, isWhole = false, strings }: ViewpointsProps) {
  return (
    <dl className="attack-viewpoints">
      {viewers
        .filter((viewer) => roles.includes(viewer))
        .map((viewer) => (
          <div key={viewer}>
            <dt>{strings[viewer]}</dt>
            <dd>
              <Seen label={strings[viewer]} text={scene.sees[viewer] ?? '–'} isWhole={isWhole} />
            </dd>
          </div>
        ))}
    </dl>
  );
}

/** A long text scrolls, and is a tab stop while it does. */
function Seen({ label, text, isWhole }: { label: string; text: string; isWhole: boolean }) {
  const frame = useRef<HTMLDivElement>(null);
  const stop = useScrolls(frame, !isWhole) && { tabIndex: 0, role: 'group', 'aria-label': label };
  return (
    <div ref={frame} className="attack-seen" lang="en" dir="ltr" {...stop}>
      <p>{text}</p>
    </div>
  );
}
