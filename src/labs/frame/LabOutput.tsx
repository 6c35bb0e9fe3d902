import { useContext, useRef } from 'react';
import { fill } from '../../base/fill.ts';
import { LabWords } from './lab-words.ts';
import { useScrolls } from './useScrolls.ts';

interface LabOutputProps {
  readonly text: string;
  /** What it is, for those who come to it by the Tab key. */
  readonly label: string;
}

/** Characters of a result that are shown: each more takes time at every letter that somebody types. */
const mostShown = 50_000;

/**
 * A result that is a text, letter by letter. A long one scrolls, and is a tab stop just then. It is no `output`, whose
 * content would be read aloud anew at each letter that somebody types.
 */
export function LabOutput({ text, label }: LabOutputProps) {
  const frame = useRef<HTMLPreElement>(null);
  const words = useContext(LabWords);
  const scrolls = useScrolls(frame);
  const stop = scrolls && { tabIndex: 0, role: 'group', 'aria-label': label };
  const isCut = text.length > mostShown && words !== undefined;
  return (
    <>
      <pre ref={frame} className="lab-output" dir="ltr" {...stop}>
        <samp>{isCut ? `${text.slice(0, mostShown)}…` : text}</samp>
      </pre>
      {isCut && (
        <p className="lab-note">
          {fill(words.cut, { shown: grouped(mostShown), all: grouped(text.length) })}
        </p>
      )}
    </>
  );
}

/** A number as the language of the page writes it. */
const grouped = (count: number): string => count.toLocaleString(document.documentElement.lang);
