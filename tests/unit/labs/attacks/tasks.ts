import type { AttackInput } from '../../../../src/labs/attacks/attack-input.ts';
import * as task from '../../../../src/labs/attacks/attack-task.ts';
import { kindNamed } from '../../../../src/labs/attacks/engine/attacks.ts';

/** As the worker does it, which has each attack that a page asks it for. */
export const attackTask = (input: AttackInput) => task.attackTask(input, kindNamed);
export const eventsOf = (input: AttackInput) => task.eventsOf(input, kindNamed);
