import { statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { isHashed } from '../../src/page/response-headers.ts';
import { type Deploy, readDeploy } from './deploy.ts';

/** Milliseconds that a request waits for a deploy that is being read, before it is answered from the last one. */
const patience = 250;
/** How often reading begins again because the folder changed meanwhile. */
const attempts = 100;

/** The deploys that one folder, or one link, is in turn. */
export interface Deploys {
  /** The newest one that is there whole. Whoever answers a request asks once, and stays with it. */
  current(): Deploy | Promise<Deploy>;
}

/**
 * Reads what is built in a folder, and again when another folder was put in its place: by one rename, or by a link
 * that leads elsewhere. Until that is read, and when it cannot be, the last one goes on.
 * @param onError told why a new deploy is not taken, once for each
 * @throws what `readDeploy` throws, for the first one
 */
export async function watchDeploys(folder: string, onError: (error: unknown) => void): Promise<Deploys> {
  let [newest, seen] = await readWhole(folder);
  let current = newest;
  let reading: Promise<Deploy> | undefined;

  async function renew(): Promise<Deploy> {
    const place = identity(folder);
    try {
      const before = newest;
      [newest, seen] = await readWhole(folder);
      current = withHashedOf(before, newest);
    } catch (error) {
      // Not tried again until something else is there. A folder that is only just being replaced is not an error.
      seen = place;
      if (place !== '') onError(error);
    }
    reading = undefined;
    return current;
  }

  return {
    current() {
      if (!reading) {
        const place = identity(folder);
        if (place === seen || place === '') return current;
        reading = renew();
      }
      return Promise.race([reading, setTimeout(patience, current, { ref: false })]);
    },
  };
}

/**
 * A deploy with the hashed files of the one before it, which pages that are open in a browser, or arrived just before
 * the change, still ask for.
 */
function withHashedOf(before: Deploy, deploy: Deploy): Deploy {
  const kept = [...before.files].filter(([path]) => isHashed(path));
  const headers = [...before.headers].filter(([path]) => isHashed(path));
  return {
    ...deploy,
    files: new Map([...kept, ...deploy.files]),
    headers: new Map([...headers, ...deploy.headers]),
  };
}

/**
 * Reads a deploy that was the same from its first to its last file. What was read while the folder changed may be
 * half of the one and half of the other.
 */
async function readWhole(folder: string): Promise<[Deploy, place: string]> {
  for (let attempt = 1; ; attempt++) {
    const place = identity(folder);
    try {
      const deploy = await readDeploy(folder);
      if (place === identity(folder)) return [deploy, place];
    } catch (error) {
      if (attempt >= attempts) throw error;
      // A file may vanish from a folder that stays; so once more, but not for ever.
      if (place === identity(folder)) attempt += attempts / 4;
    }
  }
}

/**
 * Which folder this is, and which build is in it. The page at `/` counts, because a folder that is mounted keeps its
 * identity; empty while it is not there: a folder that is being removed is not a deploy.
 */
function identity(folder: string): string {
  try {
    const [own, page] = [statSync(folder), statSync(join(folder, 'index.html'))];
    return [own.dev, own.ino, page.ino, page.mtimeMs].join(':');
  } catch {
    return '';
  }
}
