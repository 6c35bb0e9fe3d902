import type { ComponentType } from 'react';
import type { Strings } from '../../site/strings.ts';
import type { AttackEvent } from './engine/events.ts';
import type { Scene, SceneNode } from './engine/scene.ts';

/** What the drawing of an attack is made from. */
export interface FigureProps {
  /** Of a very long run it has the prompts of `all` alone. */
  readonly scene: Scene;
  /** What comes of the prompts in the end: a drawing keeps its size while it is played. */
  readonly all: readonly SceneNode[];
  /** All events of the run. */
  readonly events: readonly AttackEvent[];
  /** What is attacked for. */
  readonly text: string;
  readonly strings: Strings['attackLab'];
  /** The drawing in words. */
  readonly label: string;
}

/** Draws an attack. */
export type Figure = ComponentType<FigureProps>;
