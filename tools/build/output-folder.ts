import { cpSync, existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

const mark = '.building-';

/** Where a build writes until all of it is there. */
export interface OutputFolder {
  /** Beside the folder it becomes, so that it can be renamed. */
  readonly unfinished: string;
  /** Puts what was built in the place of the last build. */
  publish(): void;
  /** Removes what was built. Does nothing after `publish`. */
  discard(): void;
}

/**
 * A build that fails, is stopped or finds the disk full leaves the last one as it was: nobody serves or checks half a
 * site. What a killed build left behind is removed by the next one.
 * @param folder of the finished site, such as `dist`
 */
export function outputFolder(folder: string): OutputFolder {
  const [parent, name] = [dirname(folder), basename(folder)];
  for (const other of existsSync(parent) ? readdirSync(parent) : []) {
    if (!other.startsWith(name + mark)) continue;
    const builder = Number(other.slice((name + mark).length));
    if (builder === process.pid || !isRunning(builder))
      rmSync(join(parent, other), { recursive: true, force: true });
  }
  const unfinished = folder + mark + process.pid;
  /** A server that reads the folder meanwhile finds the last build whole, or the new one. */
  const replaced = `${unfinished}.replaced`;
  return {
    unfinished,
    publish() {
      try {
        if (existsSync(folder)) renameSync(folder, replaced);
        renameSync(unfinished, folder);
        rmSync(replaced, { recursive: true, force: true });
      } catch (error) {
        if (existsSync(replaced) && !existsSync(folder)) renameSync(replaced, folder);
        // A folder that is mounted, or held open on Windows, cannot be replaced, only filled.
        if (!isHeld(error)) throw error;
        for (const entry of existsSync(folder) ? readdirSync(folder) : [])
          rmSync(join(folder, entry), { recursive: true, force: true });
        // The page at `/` last: our server takes it for the sign that all is there.
        const home = join(unfinished, 'index.html');
        cpSync(unfinished, folder, { recursive: true, filter: (path) => path !== home });
        if (existsSync(home)) cpSync(home, join(folder, 'index.html'));
        rmSync(unfinished, { recursive: true, force: true });
      }
    },
    discard() {
      rmSync(unfinished, { recursive: true, force: true });
    },
  };
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

function isHeld(error: unknown): boolean {
  const held = ['EBUSY', 'EPERM', 'EACCES', 'EXDEV', 'ENOTEMPTY'];
  return error instanceof Error && 'code' in error && held.includes(String(error.code));
}
