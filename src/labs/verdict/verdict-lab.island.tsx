import { fetchLabFile } from '../frame/fetch-lab-file.ts';
import { readLab } from '../frame/read-lab.ts';
import type { LabStart } from '../frame/start-lab.ts';
import { takeOver } from '../frame/take-over.tsx';
import { fetchJq } from '../jq/fetch-jq.ts';
import { VerdictLab, type VerdictLabData, type WorkedExample, type Workers } from './VerdictLab.tsx';

/** Kept for every worker that is started, also after one was stopped. */
let wasm: ArrayBuffer | undefined;

// The form of these expressions is what the bundler looks for.
const workers: Workers = {
  start: () => new Worker(new URL('./verdict.worker.ts', import.meta.url), { type: 'module' }),
  jq: {
    needs: 'jq',
    load: async () => {
      wasm ??= await fetchJq();
    },
    start: () => {
      const worker = new Worker(new URL('./verdict-jq.worker.ts', import.meta.url), { type: 'module' });
      worker.postMessage(wasm);
      return worker;
    },
  },
};

const start: LabStart = async (lab, strings) => {
  const data = readLab<VerdictLabData>(lab, strings);
  const examples: WorkedExample[] = await (await fetchLabFile(data.file)).json();
  return takeOver(lab, <VerdictLab data={data} examples={examples} workers={workers} />, strings);
};

export default start;
