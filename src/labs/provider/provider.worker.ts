/** Worker of the provider lab: a request that takes too long is ended with it. */
import { type ProviderInput, providerTask } from './provider-task.ts';

addEventListener('message', ({ data }: MessageEvent<ProviderInput>) => postMessage(providerTask(data)));
