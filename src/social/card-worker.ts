import { parentPort } from 'node:worker_threads';
import type { CardInput } from './card-input.ts';
import { drawCard } from './draw-card.tsx';

/** A thread that draws a card for each message; what goes wrong is thrown, and ends it. */
parentPort?.on('message', async (input: CardInput) => {
  parentPort?.postMessage(await drawCard(input));
});
