import { type AttackInput, attackTask } from './attack-task.ts';

addEventListener('message', ({ data }: MessageEvent<AttackInput>) => {
  postMessage(attackTask(data));
});
