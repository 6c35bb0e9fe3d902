import type { ComponentType } from 'react';
import type { Strings } from '../../site/strings.ts';
import type { AttackEvent } from './engine/events.ts';
import type { Scene } from './engine/scene.ts';

/** What the drawing of an attack is made from. */
export interface FigureProps {
  readonly scene: Scene;
  /** All events of the run: a drawing keeps its size while it is played. */
  readonly events: readonly AttackEvent[];
  /** What is attacked for. */
  readonly text: string;
  readonly strings: Strings['attackLab'];
  /** The drawing in words. */
  readonly label: string;
}

/** Draws an attack. */
export type Figure = ComponentType<FigureProps>;
