import type { Strings } from '../../site/strings.ts';
import type { Role } from './engine/events.ts';
import { type Scene, viewers } from './engine/scene.ts';

/** What each role was shown when it was last called: all it goes by. */
export function Viewpoints({
  roles,
  scene,
  strings,
}: {
  roles: readonly Role[];
  scene: Scene;
  strings: Strings['attackLab'];
}) {
  return (
    <dl className="attack-viewpoints">
      {viewers
        .filter((viewer) => roles.includes(viewer))
        .map((viewer) => (
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
