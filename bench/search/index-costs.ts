import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { packIndex } from '../../src/search/core/pack.ts';
import type { SiteText } from '../../src/search/core/site-text.ts';
import type { Measure } from '../report.ts';
import { multiplyText } from './multiply-text.ts';
import { percentile } from './percentile.ts';

/** An index as it is sent: JSON texts. */
export interface IndexFile {
  readonly index: string;
  readonly texts: readonly string[];
}

/** What an index costs where it is searched. */
export interface IndexCosts {
  /** Milliseconds from the text of the index to an engine. */
  readonly load: number;
  /** Milliseconds of every letter typed. */
  readonly times: readonly number[];
  /** Bytes of memory of the engine, and after every query was typed, with all texts. */
  readonly loaded: number;
  readonly searched: number;
}

/** Time of each letter and memory, of this site and of one with 1,000 pages. */
export function benchIndex(text: SiteText): Measure[] {
  const large = multiplyText(text, Math.ceil(1000 / text.pages.length));
  return [
    ...measure(text, { letter: 10, memory: 20 }),
    ...measure(large, {}),
    { name: '  size of the index, brotli', value: indexSize(large) / 1000, unit: 'kB' },
  ];
}

function measure(text: SiteText, atMost: { letter?: number; memory?: number }): Measure[] {
  const { load, times, loaded, searched } = costsOf(text);
  const limit = (value: number | undefined) => value !== undefined && { atMost: value };
  return [
    { name: `${text.pages.length} pages: letters typed`, value: times.length, unit: '' },
    { name: '  each letter, median', value: percentile(times, 0.5), unit: 'ms' },
    { name: '  each letter, 95 of 100', value: percentile(times, 0.95), unit: 'ms', ...limit(atMost.letter) },
    { name: '  each letter, 99 of 100', value: percentile(times, 0.99), unit: 'ms' },
    { name: '  making the engine', value: load, unit: 'ms' },
    { name: '  memory of the engine', value: loaded / 1e6, unit: 'MB', ...limit(atMost.memory) },
    {
      name: '  memory with every text, after all queries',
      value: searched / 1e6,
      unit: 'MB',
      ...limit(atMost.memory),
    },
  ];
}

function costsOf(text: SiteText): IndexCosts {
  const folder = mkdtempSync(join(tmpdir(), 'dtx-docs-index-'));
  try {
    const { index, texts } = packIndex(text);
    const file: IndexFile = {
      index: JSON.stringify(index),
      texts: texts.map((each) => JSON.stringify(each)),
    };
    const path = join(folder, 'index.json');
    writeFileSync(path, JSON.stringify(file));
    const output = execFileSync(process.execPath, ['--expose-gc', 'bench/search/index-process.ts', path], {
      encoding: 'utf8',
      maxBuffer: 1e9,
    });
    return JSON.parse(output);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const indexSize = (text: SiteText): number =>
  brotliCompressSync(JSON.stringify(packIndex(text).index)).length;
