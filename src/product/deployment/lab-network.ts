import type { Lab, LabService } from './images.ts';

/** Who is reached from the machine, and who from inside of a lab. */
export interface LabNetwork {
  /** Services that call others. */
  readonly callers: readonly LabService[];
  /** What they call: the setting that has its address, and the service of the lab at that address, if it is one. */
  readonly called: readonly { readonly setting: Lab['settings'][number]; readonly service?: LabService }[];
  /** What only the machine reaches. */
  readonly others: readonly LabService[];
}

/** Finds services by the addresses that the settings of a lab have. */
export function calledFrom({ services, settings }: Lab): LabNetwork {
  const callers = services.filter(({ calls }) => calls.length > 0);
  const names = new Set(callers.flatMap(({ calls }) => calls));
  const called = settings
    .filter(({ name }) => names.has(name))
    .map((setting) => {
      const host = URL.canParse(setting.default ?? '') ? new URL(setting.default ?? '').hostname : undefined;
      const service = services.find(({ name }) => name === host);
      return service ? { setting, service } : { setting };
    })
    .sort((a, b) => Number(b.service !== undefined) - Number(a.service !== undefined));
  const reached = new Set([...callers, ...called.flatMap(({ service }) => service ?? [])]);
  return { callers, called, others: services.filter((each) => each.host && !reached.has(each)) };
}
