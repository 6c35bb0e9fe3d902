import { verdictTask } from './verdict-task.ts';

addEventListener('message', ({ data }) => postMessage(verdictTask(data)));
