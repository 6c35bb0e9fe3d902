/** Worker of the command lab: it gets the facts of the product first, then commands. */
import { warmUp } from '../frame/warm-up.ts';
import { type CommandInput, commandTask } from './command-task.ts';
import type { CommandLabFacts } from './facts.ts';

let facts: CommandLabFacts | undefined;

addEventListener('message', ({ data }: MessageEvent<CommandInput | { readonly facts: CommandLabFacts }>) => {
  if ('facts' in data) {
    ({ facts } = data);
    return;
  }
  const known = facts;
  if (!known) return;
  const since = performance.now();
  postMessage(commandTask(data, known));
  warmUp(() => commandTask(data, known), since);
});
