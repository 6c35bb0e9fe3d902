import type { FigureProps } from './AttackFigure.tsx';
import { planAt } from './engine/plan-scene.ts';
import { Picture } from './Picture.tsx';
import { PlanText } from './PlanText.tsx';
import { heightOf, TalkRow, widthOf } from './TalkRow.tsx';

/** Below the strategies. */
const gap = 10;
/** Strategies of the plan in a line. */
const columns = 50;
/** Of a strategy with its number in it, and of one of too many for that. */
const wide = 26;
const narrow = 6.6;

/** The plan, how each talk climbs through the phases of its strategy, and the plan of the talk that goes on. */
export function AdaptiveFigure({ scene, events, label }: FigureProps) {
  const whole = planAt(events);
  const { sets, talks } = planAt(events, scene.count);
  const { places, pitch, line } = stripOf(whole.sets.map(({ length }) => length));
  const top = Math.max(0, ...places.map(({ y }) => y)) + line + gap;
  const tops = [top];
  for (const each of whole.talks) tops.push((tops.at(-1) ?? top) + heightOf(each));
  const width = widthOf(whole.talks);
  const talk = talks.at(-1);
  return (
    <>
      <Picture width={width} height={tops.at(-1) ?? top} label={label}>
        {places.slice(0, sets.flat().length).map((place, at) => (
          <g
            key={`${place.x} ${place.y}`}
            className="attack-planned"
            data-played={talks.some((each) => each.at === at) || undefined}
            data-current={talk?.at === at || undefined}
            transform={`translate(${place.x} ${place.y})`}
          >
            <rect width={pitch - 2} height={line - 3} rx={2} />
            {pitch === wide && (
              <text x={(pitch - 2) / 2} y={(line - 3) / 2} dy="0.35em">
                {String(at + 1)}
              </text>
            )}
          </g>
        ))}
        {talks.map((each, row) => (
          <TalkRow
            key={each.at}
            talk={each}
            lanes={whole.talks[row]?.phases ?? each.phases}
            end={tops[row + 1] ?? 0}
            width={width}
            scene={scene}
          />
        ))}
      </Picture>
      {talk && <PlanText talk={talk} isOver={scene.result !== undefined} />}
    </>
  );
}

/** Where the strategies of the plan are drawn, a line or more for each set. */
function stripOf(counts: readonly number[]) {
  const isNumbered = counts.every((count) => count <= 12);
  const pitch = isNumbered ? wide : narrow;
  const line = isNumbered ? 21 : 13;
  const places = counts.flatMap((length, set) => {
    const above = set * Math.ceil(length / columns);
    return Array.from({ length }, (_, at) => ({
      x: 4 + (at % columns) * pitch,
      y: 4 + (above + Math.floor(at / columns)) * line,
    }));
  });
  return { places, pitch, line };
}
