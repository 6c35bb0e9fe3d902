import { type Jq, type JqEngine, jqOf } from './engine.ts';

/**
 * jq asks its surroundings for more than it gets here: for dates and files, of which `jq-wasm` has all. That brings a
 * file system of 12 kB, and a rule hardly ever needs it.
 */
export class NeedsWholeJq extends Error {}

/**
 * The jq of `jq-wasm` with just the surroundings that it needs to apply an expression to a text. Whatever else it asks
 * for ends the call with `NeedsWholeJq`; this jq is of no use after that.
 */
export async function startLeanJq(wasm: ArrayBuffer): Promise<Jq> {
  return jqOf(await startEngine(wasm));
}

/** Ends the program from within. */
class Exit {
  readonly code: number;
  constructor(code: number) {
    this.code = code;
  }
}

/** What the WebAssembly of jq-wasm 3.0.0-jq-1.8.2 exports, by the letters that its makers gave. */
interface Exports {
  readonly F: WebAssembly.Memory;
  /** Starts what the program was compiled with. */
  G(): void;
  /** The program. */
  H(argc: number, argv: number): number;
  /** The stack: set back, more of it, where it is. */
  J(at: number): void;
  K(size: number): number;
  L(): number;
}

const stdin = '/dev/stdin';
const program = './this.program';
/** Numbers of the errors "no such file" and "invalid argument". */
const noFile = -44;
const noLink = -28;
const most = { memory: 268_435_456, page: 65_536, growth: 100_663_296 };

async function startEngine(wasm: ArrayBuffer): Promise<JqEngine> {
  const encoder = new TextEncoder();
  const decoder = new TextDecoder();
  let input = new Uint8Array();
  let read = 0;
  /** What was written, of standard output and standard error. */
  let written: [Uint8Array[], Uint8Array[]] = [[], []];

  const bytes = () => new Uint8Array(exported.F.buffer);
  const numbers = () => new DataView(exported.F.buffer);
  const put = (at: number, value: number) => numbers().setUint32(at, value, true);
  const textAt = (at: number) => {
    const memory = bytes();
    return decoder.decode(memory.subarray(at, memory.indexOf(0, at)));
  };
  /** Places and sizes in memory that a call names. */
  const parts = (list: number, count: number) =>
    Array.from({ length: count }, (_, i) => {
      const [at, size] = [0, 4].map((offset) => numbers().getUint32(list + 8 * i + offset, true));
      return bytes().subarray(at, (at ?? 0) + (size ?? 0));
    });
  const beyond = (): never => {
    throw new NeedsWholeJq();
  };
  const abort = (): never => {
    throw new WebAssembly.RuntimeError('jq was aborted');
  };
  const exit = (code: number): never => {
    throw new Exit(code);
  };
  const language = (globalThis.navigator?.language ?? 'C').replace('-', '_');
  const environment = [
    ...['USER=web_user', 'LOGNAME=web_user', 'PATH=/', 'PWD=/', 'HOME=/home/web_user'],
    ...[`LANG=${language}.UTF-8`, `_=${program}`],
  ].map((each) => encoder.encode(`${each}\0`));

  const surroundings: Record<string, (...given: number[]) => unknown> = {
    a: abort,
    E: abort,
    b: exit,
    p: exit,
    g: () => Date.now(),
    l(count = 0, size = 0) {
      put(count, environment.length);
      put(
        size,
        environment.reduce((sum, { length }) => sum + length, 0),
      );
      return 0;
    },
    j(list = 0, texts = 0) {
      let at = texts;
      for (const [i, each] of environment.entries()) {
        put(list + 4 * i, at);
        bytes().set(each, at);
        at += each.length;
      }
      return 0;
    },
    z(at = 0, size = 0) {
      crypto.getRandomValues(bytes().subarray(at, at + size));
      return 0;
    },
    k(wanted = 0) {
      const size = bytes().length;
      const needed = wanted >>> 0;
      for (let cut = 1; needed <= most.memory && cut <= 4; cut *= 2) {
        const ample = Math.max(needed, Math.min(size * (1 + 0.2 / cut), needed + most.growth));
        const next = Math.min(most.memory, Math.ceil(ample / most.page) * most.page);
        try {
          exported.F.grow(Math.ceil((next - size) / most.page));
          return 1;
        } catch {
          // There may be less.
        }
      }
      return 0;
    },
    /** The working folder. */
    n(at = 0, size = 0) {
      if (size < 2) return beyond();
      bytes().set([47, 0], at);
      return 2;
    },
    /** Whether a path is a link: of the folders that jq looks for modules in, there is but the home folder. */
    m(_, at = 0) {
      const path = textAt(at);
      if (path === '/home' || path === '/home/web_user') return noLink;
      return isNowhere(path) ? noFile : beyond();
    },
    /** What is known of a file. */
    C: (at = 0) => (isNowhere(textAt(at)) ? noFile : beyond()),
    /** Opens a file. */
    f: (_, at = 0) => (textAt(at) === stdin ? 3 : beyond()),
    /** What a stream is: standard output is a file. */
    y(stream, at = 0) {
      if (stream !== 1) return beyond();
      bytes().fill(0, at, at + 24);
      bytes()[at] = 4;
      return 0;
    },
    h(stream, list = 0, count = 0, result = 0) {
      if (stream !== 3) return beyond();
      const before = read;
      for (const part of parts(list, count)) {
        const next = input.subarray(read, read + part.length);
        part.set(next);
        read += next.length;
        if (next.length < part.length) break;
      }
      put(result, read - before);
      return 0;
    },
    d(stream = 0, list = 0, count = 0, result = 0) {
      const all = stream === 1 || stream === 2 ? written[stream - 1] : undefined;
      if (!all) return beyond();
      const added = parts(list, count).map((part) => part.slice());
      all.push(...added);
      put(
        result,
        added.reduce((sum, { length }) => sum + length, 0),
      );
      return 0;
    },
    c: (stream) => (stream === 3 ? 0 : beyond()),
  };
  const module = await WebAssembly.compile(wasm);
  const functions = WebAssembly.Module.imports(module).map(({ name }) => [
    name,
    surroundings[name] ?? beyond,
  ]);
  const { exports } = await WebAssembly.instantiate(module, { a: Object.fromEntries(functions) });
  const exported = exports as unknown as Exports;
  exported.G();

  /** Text on the stack of the program. */
  const pushed = (text: string): number => {
    const all = encoder.encode(`${text}\0`);
    const at = exported.K(all.length);
    bytes().set(all, at);
    return at;
  };
  const call = (args: readonly string[]) => {
    const stack = exported.L();
    written = [[], []];
    let exitCode: number;
    try {
      const list = exported.K(4 * (args.length + 2));
      for (const [i, text] of [program, ...args].entries()) put(list + 4 * i, pushed(text));
      put(list + 4 * (args.length + 1), 0);
      exitCode = exported.H(args.length + 1, list);
    } catch (error) {
      if (!(error instanceof Exit)) throw error;
      exitCode = error.code;
    } finally {
      exported.J(stack);
    }
    const [stdout = '', stderr = ''] = written.map((all) => decoder.decode(joined(all)).trim());
    return { stdout, stderr, exitCode };
  };
  return {
    version: call(['--version']).stdout,
    raw(text, expression, flags) {
      // Half a character comes out otherwise.
      if (![expression, ...flags].every((each) => each.isWellFormed())) beyond();
      input = encoder.encode(text);
      read = 0;
      return call([...(flags.includes('-M') ? [] : ['-M']), ...flags, expression, stdin]);
    },
  };
}

/** Whether no file is at a path, where jq looks for modules. */
function isNowhere(path: string): boolean {
  return /^\/home\/web_user\/\/?\.?jq(?:\/|$)/.test(path) && !path.includes('..');
}

function joined(all: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(all.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const each of all) {
    whole.set(each, at);
    at += each.length;
  }
  return whole;
}
