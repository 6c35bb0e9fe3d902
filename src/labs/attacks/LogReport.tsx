import type { Strings } from '../../site/strings.ts';
import type { Figure } from './AttackFigure.tsx';
import type { AttackEvent } from './engine/events.ts';
import { sceneAt } from './engine/scene.ts';

interface LogReportProps {
  /** A scan has no result of its own, but rows. */
  readonly isScan?: boolean | undefined;
  readonly events: readonly AttackEvent[];
  readonly drawing: Figure;
  /** What was attacked for. */
  readonly text: string;
  readonly strings: Strings['attackLab'];
}

/** What an attack reports at its end, under the names that the command prints, and the whole run as a drawing. */
export function LogReport({ isScan = false, events, drawing: Drawing, text, strings }: LogReportProps) {
  const scene = sceneAt(events, events.length);
  const { success = false, score = 0, prompt = '', response = '' } = scene.result ?? {};
  const fields = { success: String(success), score: String(score), prompt, response };
  return (
    <>
      {!isScan && (
        <dl className="attack-report" lang="en" dir="ltr">
          {Object.entries(fields).map(([name, value]) => (
            <div key={name}>
              <dt>
                <code>{name}</code>
              </dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <figure className="attack-figure">
        <figcaption>{strings.simulation}</figcaption>
        <div className="attack-drawing" data-scroller={strings.simulation}>
          <Drawing
            scene={scene}
            all={scene.nodes}
            events={events}
            text={text}
            label={strings.simulation}
            strings={strings}
          />
        </div>
      </figure>
    </>
  );
}
