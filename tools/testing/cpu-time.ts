import { readdirSync, readFileSync } from 'node:fs';

/** One process as Linux counts it; times in seconds, user and system together. */
export interface ProcessTimes {
  readonly pid: number;
  readonly parent: number;
  /** When it began, in the clock ticks of the machine: a number that is used again is another process. */
  readonly begin: number;
  readonly own: number;
  /** Of processes it began, and of those these began, that have ended and that it asked for their end. */
  readonly ended: number;
}

interface Node {
  readonly children: Set<Node>;
  own: number;
  ended: number;
  isAlive: boolean;
}

/** Clock ticks per second in which Linux tells times to programs, on every processor Node runs on. */
const ticks = 100;

/**
 * Adds up the processor time of a process and everything it began, from looks at the processes of the machine.
 * What a process did between the last look and its end is known from its parent, which is told the whole of it.
 */
export class CpuTime {
  readonly #root: number;
  readonly #nodes = new Map<string, Node>();
  /** The node of each living process of the tree. */
  #alive: ReadonlyMap<number, Node> = new Map();

  /** @param root pid of the process */
  constructor(root: number) {
    this.#root = root;
  }

  /** @param processes all processes of the machine at one moment */
  add(processes: readonly ProcessTimes[]): void {
    const alive = new Map<number, Node>();
    const waiting = [...processes].sort((a, b) => a.begin - b.begin || a.pid - b.pid);
    // Parents before children; a child that is as old as its parent may be listed first, so look until nothing is new.
    for (let found = -1; found !== alive.size; ) {
      found = alive.size;
      for (const each of waiting) {
        if (alive.has(each.pid)) continue;
        const key = `${each.pid} ${each.begin}`;
        const parent = alive.get(each.parent);
        // One whose parent has ended goes on under another, and still counts.
        const known = this.#nodes.get(key);
        if (!known && !parent && each.pid !== this.#root) continue;
        const node = known ?? { children: new Set(), own: 0, ended: 0, isAlive: true };
        if (!known) {
          this.#nodes.set(key, node);
          parent?.children.add(node);
        }
        node.own = Math.max(node.own, each.own);
        node.ended = Math.max(node.ended, each.ended);
        alive.set(each.pid, node);
      }
    }
    const living = new Set(alive.values());
    for (const node of this.#nodes.values()) node.isAlive = living.has(node);
    this.#alive = alive;
  }

  /** Seconds so far. */
  total(): number {
    const root = this.#alive.get(this.#root) ?? this.#nodes.values().next().value;
    return root ? sum(root) : 0;
  }
}

/** A process may have been told of children nobody saw, and may not have asked for the end of some that were seen. */
function sum({ own, ended, children }: Node): number {
  const of = (isAlive: boolean) =>
    [...children].filter((each) => each.isAlive === isAlive).reduce((total, each) => total + sum(each), 0);
  return own + of(true) + Math.max(ended, of(false));
}

/**
 * Reads a line of `/proc/<pid>/stat`.
 * @returns nothing when it is of another form
 */
export function parseStat(line: string): ProcessTimes | undefined {
  // The name of the program stands in brackets and may hold some itself. Fields are numbered as in proc(5).
  const end = line.lastIndexOf(')');
  const fields = line.slice(end + 2).split(' ');
  const field = (number: number) => Number(fields[number - 3]);
  const pid = Number.parseInt(line, 10);
  const begin = field(22);
  if (end < 0 || Number.isNaN(pid) || Number.isNaN(begin)) return undefined;
  const seconds = (user: number, system: number) => (field(user) + field(system)) / ticks;
  return { pid, parent: field(4), begin, own: seconds(14, 15), ended: seconds(16, 17) };
}

/** All processes of this machine, or nothing where it does not tell. */
export function readProcesses(): ProcessTimes[] | undefined {
  if (process.platform !== 'linux') return undefined;
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        return parseStat(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
      } catch {
        // It has ended meanwhile.
        return [];
      }
    });
}

/** Milliseconds between two looks. */
const pause = 250;

/**
 * Measures a process and everything it begins, until it is told to stop.
 * @returns stops, and gives the seconds of processor time, or nothing where they cannot be measured
 */
export function measureCpu(pid: number): () => number | undefined {
  const time = new CpuTime(pid);
  let isMeasured = true;
  const look = () => {
    const processes = readProcesses();
    if (processes) time.add(processes);
    else isMeasured = false;
  };
  look();
  const timer = setInterval(look, pause);
  return () => {
    clearInterval(timer);
    return isMeasured ? time.total() : undefined;
  };
}
