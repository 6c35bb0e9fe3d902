import type { Strings } from '../../site/strings.ts';
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
  const shown = viewers.filter((viewer) => roles.includes(viewer));
  return (
    <dl className="attack-viewpoints">
      {shown.map((viewer) => (
        <div key={viewer}>
          <dt>{strings[viewer]}</dt>
          <dd lang="en" dir="ltr">
            {scene.sees[viewer] ?? '–'}
          </dd>
        </div>
      ))}
    </dl>
  );
}
