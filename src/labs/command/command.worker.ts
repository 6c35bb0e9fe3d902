/** Worker of the command lab: it gets the facts of the product first, then commands. */
import { type CommandInput, commandTask } from './command-task.ts';
import type { CommandLabFacts } from './facts.ts';

let facts: CommandLabFacts | undefined;

addEventListener('message', ({ data }: MessageEvent<CommandInput | { readonly facts: CommandLabFacts }>) => {
  if ('facts' in data) facts = data.facts;
  else if (facts) postMessage(commandTask(data, facts));
});
