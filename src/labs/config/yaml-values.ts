import { EVENT_ID, type Event, getScalarValue, SCALAR_STYLE, type ScalarEvent } from 'js-yaml';

/** What keeps an event from being a value, by the offset it belongs to; worded as js-yaml words it. */
export class NoValue extends Error {
  readonly at: number;
  constructor(at: number, reason: string) {
    super(reason);
    this.at = at;
  }
}

interface Made {
  readonly value: unknown;
  /** A plain `<<`: as a key, it takes over the fields of its value. */
  readonly isMerge?: boolean;
}

/** Most keys that are taken over, and most objects that a `<<` takes them from. */
const most = { keys: 10_000, objects: 100 };

/**
 * Values of documents: YAML 1.2 with the merge key, which Python's reader knows as well. Of a key that comes twice, the
 * last one counts, as in Python. js-yaml's own schemas would bring all tags, and what writes YAML.
 * @param documents the events of each
 * @throws {NoValue}
 */
export function yamlValues(source: string, documents: readonly (readonly Event[])[]): unknown[] {
  let taken = 0;
  return documents.map((events) => {
    const [head] = events;
    const handles = new Map([['!!', yaml]]);
    for (const each of head?.type === EVENT_ID.DOCUMENT ? head.directives : [])
      if (each.kind === 'tag') handles.set(each.handle, each.prefix);
    const anchors = new Map<string, Made>();
    let next = 1;

    const read = (): Made => {
      const event = events[next++] as Inner;
      if (event.type === EVENT_ID.ALIAS) return known(event);
      const at = positionOf(event);
      const raw = event.tagStart < 0 ? '' : source.slice(event.tagStart, event.tagEnd);
      const tag = raw === '' || raw === '!' ? raw : tagName(raw, handles);
      const keep = (made: Made): Made => {
        if (event.anchorStart >= 0) anchors.set(source.slice(event.anchorStart, event.anchorEnd), made);
        return made;
      };
      if (event.type === EVENT_ID.SCALAR) return keep(scalar(event, tag, at));
      const isList = event.type === EVENT_ID.SEQUENCE;
      if (tag.length > 1 && tag !== yaml + (isList ? 'seq' : 'map')) throw new NoValue(at, 'unknown tag');
      if (!isList) return readObject(keep({ value: {} }));
      const list: unknown[] = [];
      const made = keep({ value: list });
      while (!ends()) list.push(read().value);
      return made;
    };

    const ends = () => events[next]?.type === EVENT_ID.POP && next++ > 0;

    const readObject = (made: Made): Made => {
      const object = made.value as Record<string, unknown>;
      while (!ends()) {
        const at = positionOf(events[next] as Inner);
        const key = read();
        const { value } = read();
        if (key.isMerge) merge(object, value, at);
        else if (isObject(key.value) || Array.isArray(key.value)) throw new NoValue(at, 'an object as a key');
        else set(object, String(key.value), value);
      }
      return made;
    };

    const known = ({ anchorStart, anchorEnd }: { anchorStart: number; anchorEnd: number }): Made => {
      const made = anchors.get(source.slice(anchorStart, anchorEnd));
      if (!made) throw new NoValue(anchorStart, 'unidentified alias');
      return made;
    };

    const merge = (object: Record<string, unknown>, from: unknown, at: number): void => {
      const charge = () => {
        if (++taken > most.keys)
          throw new NoValue(at, `merge keys exceeded maxTotalMergeKeys (${most.keys})`);
      };
      const all = Array.isArray(from) ? from : [from];
      if (all.length > most.objects) throw new NoValue(at, 'abnormal merge sequence size');
      for (const each of all) {
        if (!isObject(each))
          throw new NoValue(at, 'cannot merge mappings; the provided source object is unacceptable');
        charge();
        for (const [key, value] of Object.entries(each)) {
          charge();
          if (!Object.hasOwn(object, key)) set(object, key, value);
        }
      }
    };

    const scalar = (event: ScalarEvent, tag: string, at: number): Made => {
      const text = getScalarValue(source, event);
      if (tag === '') return event.style === SCALAR_STYLE.PLAIN ? plain(text) : { value: text };
      if (tag === '!') return { value: text };
      const name = tag.startsWith(yaml) ? tag.slice(yaml.length) : '';
      if (name === 'str') return { value: text };
      if (text === '' && name === 'seq') return { value: [] };
      if (text === '' && name === 'map') return { value: {} };
      if (name === 'merge' && (text === '' || text === '<<')) return merging;
      const value = readers.get(name)?.(text, true);
      if (value === undefined) throw new NoValue(at, 'cannot resolve a tag');
      return { value };
    };

    return events[next]?.type === EVENT_ID.POP ? undefined : read().value;
  });
}

/** What is within a document. */
type Inner = Exclude<Event, { type: typeof EVENT_ID.DOCUMENT } | { type: typeof EVENT_ID.POP }>;

const yaml = 'tag:yaml.org,2002:';
const merging: Made = { value: '<<', isMerge: true };

/** What a plain text is. */
function plain(text: string): Made {
  if (!/^(?:$|[-+.\d~<nNtTfF])/.test(text)) return { value: text };
  if (text === '<<') return merging;
  for (const read of readers.values()) {
    const value = read(text, false);
    if (value !== undefined) return { value };
  }
  return { value: text };
}

/** Readers of scalars, by the names of their tags; undefined for what is none. */
const readers = new Map<string, (text: string, isTagged: boolean) => unknown>([
  ['null', (text) => (/^(?:|~|null|Null|NULL)$/.test(text) ? null : undefined)],
  ['bool', (text) => (/^(?:true|True|TRUE|false|False|FALSE)$/.test(text) ? /^t/i.test(text) : undefined)],
  ['int', int],
  ['float', float],
]);

/** @param isTagged a tag says that it is a number, which may be binary then, and have a sign in each form */
function int(text: string, isTagged: boolean): number | undefined {
  const form = isTagged
    ? /^([-+]?)(\d+|0b[01]+|0o[0-7]+|0x[\da-fA-F]+)$/
    : /^([-+]?)(\d+|(?<![-+])0o[0-7]+|(?<![-+])0x[\da-fA-F]+)$/;
  const [, sign, digits] = form.exec(text) ?? [];
  const value = Number(digits) * (sign === '-' ? -1 : 1);
  return Number.isFinite(value) ? value : undefined;
}

function float(text: string): number | undefined {
  if (/^[-+]?\.(?:inf|Inf|INF)$/.test(text))
    return text.startsWith('-') ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
  if (/^\.(?:nan|NaN|NAN)$/.test(text)) return Number.NaN;
  if (!/^[-+]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][-+]?\d+)?$/.test(text)) return undefined;
  const value = Number(text);
  return Number.isFinite(value) ? value : undefined;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A field of an object, even `__proto__`. */
function set(object: Record<string, unknown>, key: string, value: unknown): void {
  if (key === '__proto__')
    Object.defineProperty(object, key, { value, enumerable: true, configurable: true, writable: true });
  else object[key] = value;
}

/** The whole name of a tag: `tag:yaml.org,2002:str` for `!!str`. */
function tagName(raw: string, handles: ReadonlyMap<string, string>): string {
  const [, handle = '!'] = /^(![^!]*!)/.exec(raw) ?? [];
  const name = raw.startsWith('!<')
    ? raw.slice(2, -1)
    : (handles.get(handle) ?? handle) + raw.slice(handle.length);
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

/** Where an event begins, with its tag or anchor. */
function positionOf(event: Inner): number {
  if (event.type === EVENT_ID.ALIAS) return event.anchorStart;
  const { tagStart, anchorStart } = event;
  if (tagStart >= 0) return tagStart;
  if (anchorStart >= 0) return anchorStart;
  return event.type === EVENT_ID.SCALAR ? Math.max(event.valueStart, 0) : event.start;
}
