/** Median of the samples on the machine `browserCeiling` is written for, both of its processors busy. */
const ofReference = 6.5;

/** Milliseconds from one sample to the next: collecting garbage makes single ones differ by half. */
const pause = 1000;

/**
 * Measures how slow this machine is while something else runs on it. The same tests take twice the processor time on
 * an older processor, or where two of them share a core.
 * @returns stops, and gives how many times longer than the reference it takes; 1 is as quick
 */
export function measurePace(): () => number {
  const samples = [sample()];
  const timer = setInterval(() => samples.push(sample()), pause);
  return () => {
    clearInterval(timer);
    return slowness(samples, ofReference);
  };
}

/**
 * @param samples in milliseconds, at least one; the first were taken before the code was compiled
 * @param reference what a sample takes there
 * @returns their median as a multiple of the reference
 */
export function slowness(samples: readonly number[], reference: number): number {
  const sorted = samples.slice(samples.length > 10 ? 5 : 0).sort((a, b) => a - b);
  return (sorted[Math.floor(sorted.length / 2)] ?? reference) / reference;
}

/**
 * Does always the same small piece of what programs do: makes objects, writes and reads them, sorts, looks up, matches.
 * @returns milliseconds of processor time it took
 */
function sample(): number {
  const before = process.threadCpuUsage();
  let seed = 7;
  const next = () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed;
  };
  const rows = Array.from({ length: 6000 }, () => ({ rank: next() % 9973, name: `row ${next()}` }));
  const copy: typeof rows = JSON.parse(JSON.stringify(rows));
  const byName = new Map(copy.map((row) => [row.name, row]));
  const found = rows
    .toSorted((a, b) => a.rank - b.rank)
    .filter(({ name }) => byName.has(name) && /7.*1$/.test(name));
  // Used, so that no compiler may leave the work out.
  if (found.length === 0) throw new Error('A sample of work found nothing.');
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}
