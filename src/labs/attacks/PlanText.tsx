import type { Talk } from './engine/plan-scene.ts';

interface PlanTextProps {
  readonly talk: Talk;
  /** Nothing is next. */
  readonly isOver: boolean;
}

/** The strategy of a talk, with the phase that is next. */
export function PlanText({ talk: { strategy, phase }, isOver }: PlanTextProps) {
  const { persona, context, approach, turns, finalTurn } = strategy;
  return (
    <div className="attack-plan" lang="en">
      <p>{`${persona}: “${context}” ${approach}.`}</p>
      <ol>
        {[...turns, finalTurn].map((task, at) => (
          <li key={task} aria-current={!isOver && at + 1 === phase ? 'step' : undefined}>
            {task}
          </li>
        ))}
      </ol>
    </div>
  );
}
