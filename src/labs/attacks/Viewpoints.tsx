import { useRef } from 'react';
import type { Strings } from '../../site/strings.ts';
import { useScrolls } from '../frame/useScrolls.ts';
import type { Role } from './engine/events.ts';
import { type Scene, viewers } from './engine/scene.ts';

interface ViewpointsProps {
  /** Whom the attack calls. */
  readonly roles: readonly Role[];
  readonly scene: Scene;
  readonly strings: Strings['attackLab'];
}

/** What each role was shown when it was last called: all it goes by. */
export function Viewpoints({ roles, scene, strings }: ViewpointsProps) {
  return (
    <dl className="attack-viewpoints">
      {viewers
        .filter((viewer) => roles.includes(viewer))
        .map((viewer) => (
          <div key={viewer}>
            <dt>{strings[viewer]}</dt>
            <Shown text={scene.sees[viewer] ?? '–'} />
          </div>
        ))}
    </dl>
  );
}

/** A long text scrolls, by keys as well. */
function Shown({ text }: { text: string }) {
  const place = useRef<HTMLElement>(null);
  const stop = useScrolls(place) && { tabIndex: 0 };
  return (
    <dd ref={place} lang="en" dir="ltr" {...stop}>
      <div>{text}</div>
    </dd>
  );
}
