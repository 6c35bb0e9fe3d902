import type { Strings } from '../../site/strings.ts';
import type { Figure } from './AttackFigure.tsx';
import type { AttackEvent } from './engine/events.ts';
import { printedResult } from './engine/printed-result.ts';
import { sceneAt } from './engine/scene.ts';

interface LogReportProps {
  /** Value of `--attack`. */
  readonly attack: string;
  /** A scan has no result of its own, but rows. */
  readonly isScan?: boolean | undefined;
  readonly events: readonly AttackEvent[];
  readonly drawing: Figure;
  /** What was attacked for. */
  readonly text: string;
  readonly strings: Strings['attackLab'];
}

/** What an attack reports at its end, as the command prints it, and the whole run as a drawing. */
export function LogReport({
  attack,
  isScan = false,
  events,
  drawing: Drawing,
  text,
  strings,
}: LogReportProps) {
  const scene = sceneAt(events, events.length);
  return (
    <>
      {!isScan && scene.result && (
        <pre className="attack-report" lang="en" dir="ltr">
          <code>{printedResult(attack, scene.result)}</code>
        </pre>
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
