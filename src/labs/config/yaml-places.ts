import { EVENT_ID, type Event, getScalarValue, SCALAR_STYLE, type ScalarEvent } from 'js-yaml';
import { otherInPython } from './python-yaml.ts';
import { type Path, tooMuch } from './source-document.ts';

/** A remark, by the offset it belongs to. */
export interface Remark {
  readonly at: number;
  readonly problem: string;
}

/** Where the values of a document are, and what is odd about them. */
export interface YamlPlaces {
  offsetOf(path: Path): number;
  isBlock(path: Path): boolean;
  /** What DTX cannot read, although it is YAML. */
  readonly mistakes: readonly Remark[];
  readonly repeated: readonly Remark[];
  readonly surprises: readonly Remark[];
}

interface Node {
  readonly at: number;
  /** Of a key. */
  readonly text: string;
  readonly isBlock: boolean;
  readonly isCollection: boolean;
  readonly inner: Map<string, { readonly at: number; readonly node: Node }>;
  /** How many values it stands for, with those behind its aliases. */
  size: number;
}

/** Most values that a document may stand for: whatever looks at more of them would not come to an end. */
const mostValues = 200_000;

/** Goes through the events of one document. */
export function yamlPlaces(source: string, events: readonly Event[]): YamlPlaces {
  const mistakes: Remark[] = [];
  const repeated: Remark[] = [];
  const surprises: Remark[] = [];
  const anchors = new Map<string, Node>();
  const open = new Set<Node>();
  /** Values that are not written have no offset: that of what comes before them is near. */
  let offset = 0;
  let next = 1;

  const read = (): Node => {
    const event = events[next++];
    if (event?.type === EVENT_ID.ALIAS) return readAlias(event.anchorStart, event.anchorEnd);
    const isCollection = event?.type === EVENT_ID.MAPPING || event?.type === EVENT_ID.SEQUENCE;
    const isScalar = event?.type === EVENT_ID.SCALAR;
    const isBlock =
      isScalar && (event.style === SCALAR_STYLE.LITERAL_BLOCK || event.style === SCALAR_STYLE.FOLDED_BLOCK);
    // The text of a block begins on the line below its sign.
    const start = isCollection ? event.start : isScalar ? event.valueStart - (isBlock ? 1 : 0) : 0;
    offset = Math.max(offset, start);
    if (isCollection || isScalar)
      tag(source.slice(Math.max(event.tagStart, 0), Math.max(event.tagEnd, 0)), event.tagStart);
    const node: Node = {
      at: offset,
      text: isScalar ? getScalarValue(source, event) : '',
      isBlock,
      isCollection,
      inner: new Map(),
      size: 1,
    };
    if ((isCollection || isScalar) && event.anchorStart >= 0)
      anchors.set(source.slice(event.anchorStart, event.anchorEnd), node);
    if (isScalar) surprise(event, node);
    if (isCollection) {
      open.add(node);
      while (events[next]?.type !== EVENT_ID.POP) {
        if (event.type === EVENT_ID.MAPPING) readField(node);
        else add(node, String(node.inner.size), read());
      }
      next++;
      open.delete(node);
    }
    return node;
  };

  const tag = (written: string, at: number): void => {
    if (at < 0 || isKnownTag(written)) return;
    const shown = written.length > 60 ? `${written.slice(0, 59)}…` : written;
    mistakes.push({
      at,
      problem: `the tag ${shown}, which DTX refuses. Remove it, or quote a text that begins with "!"`,
    });
  };

  const readAlias = (start: number, end: number): Node => {
    offset = start;
    const found = anchors.get(source.slice(start, end));
    const node = { ...(found ?? nothing), at: start };
    if (found && open.has(found)) {
      mistakes.push({ at: start, problem: 'an alias that refers to what is around it. Write the value out' });
      return { ...nothing, at: start };
    }
    return node;
  };

  const readField = (object: Node): void => {
    const key = read();
    if (key.isCollection)
      mistakes.push({
        at: key.at,
        problem: 'a list or an object as a key. A placeholder `{{…}}` needs quotes around it',
      });
    else if (object.inner.has(key.text)) repeated.push({ at: key.at, problem: 'a key is repeated' });
    add(object, key.text, read(), key.at);
  };

  const add = (around: Node, name: string, node: Node, at = node.at): void => {
    around.inner.set(name, { at, node });
    around.size += node.size;
    if (around.size <= mostValues) return;
    if (mistakes.every(({ problem }) => problem !== tooMuch)) mistakes.push({ at, problem: tooMuch });
    around.size = 1;
  };

  const surprise = ({ style, tagStart }: ScalarEvent, { at, text }: Node): void => {
    const other = style === SCALAR_STYLE.PLAIN && tagStart < 0 ? otherInPython(text) : undefined;
    if (!other) return;
    const fix = other === 'text' ? 'Write the number out' : 'Quote it if it is text';
    surprises.push({ at, problem: `DTX reads \`${text}\` as ${other}. ${fix}` });
  };

  const root = events[next]?.type === EVENT_ID.POP ? nothing : read();
  const find = (path: Path): { at: number; node: Node | undefined } => {
    let [at, node]: [number, Node | undefined] = [root.at, root];
    for (const step of path) {
      const found: { at: number; node: Node } | undefined = node?.inner.get(String(step));
      node = found?.node;
      if (!found) break;
      at = found.at;
    }
    return { at, node };
  };
  return {
    offsetOf: (path) => find(path).at,
    isBlock: (path) => find(path).node?.isBlock ?? false,
    mistakes,
    repeated,
    surprises,
  };
}

/** Whether the reader of Python that DTX uses has a value for a tag; of one with an own handle, it may. */
function isKnownTag(written: string): boolean {
  const name = /^(?:!!|!<tag:yaml\.org,2002:)([\w]+)>?$/.exec(written)?.[1];
  return written === '!' || /^!\w+!/.test(written) || (name !== undefined && knownTags.includes(name));
}

const knownTags = [
  ...['null', 'bool', 'int', 'float', 'binary', 'timestamp', 'omap', 'pairs', 'set', 'str', 'seq', 'map'],
];

const nothing: Node = { at: 0, text: '', isBlock: false, isCollection: false, inner: new Map(), size: 1 };
