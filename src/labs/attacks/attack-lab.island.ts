import type { LabStart } from '../frame/start-lab.ts';

/** What starts each attack. Here, so that other labs do not carry the names of their files. */
const code: Readonly<Record<string, () => Promise<{ default: LabStart }>>> = {
  'attack-actor': () => import('./actor-lab.island.tsx'),
  'attack-bon': () => import('./best-of-n-lab.island.tsx'),
  'attack-crescendo': () => import('./crescendo-lab.island.tsx'),
  'attack-flipattack': () => import('./flip-lab.island.tsx'),
  'attack-pair': () => import('./pair-lab.island.tsx'),
  'attack-tap': () => import('./tap-lab.island.tsx'),
};

const start: LabStart = async (lab, strings) => {
  const load = code[lab.dataset.lab ?? ''];
  if (!load) throw new Error(`There is no lab "${lab.dataset.lab}"`);
  return (await load()).default(lab, strings);
};

export default start;
