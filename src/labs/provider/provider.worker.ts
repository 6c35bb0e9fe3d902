/** Worker of the provider lab: a request that takes too long is ended with it. */
import { warmUp } from '../frame/warm-up.ts';
import { type ProviderInput, providerTask } from './provider-task.ts';

addEventListener('message', ({ data }: MessageEvent<ProviderInput>) => {
  const since = performance.now();
  postMessage(providerTask(data));
  warmUp(() => providerTask(data), since);
});
