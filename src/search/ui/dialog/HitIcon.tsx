import type { RecordType } from '../../core/record.ts';

const paths: Readonly<Record<'page' | 'heading' | 'text', string>> = {
  page: 'M5 2.5h7l3.5 3.5v11.5H5ZM12 2.5V6h3.5',
  heading: 'M7.5 3 6 17M14 3l-1.5 14M3.5 7.5h13M3 12.5h13',
  text: 'M3.5 5.5h13M3.5 10h13M3.5 14.5h8',
};

/** What kind of place a row leads to: a page, a heading, a paragraph. */
export function HitIcon({ type }: { type: RecordType }) {
  const kind = type === 'content' ? 'text' : type === 'lvl1' ? 'page' : 'heading';
  return <DialogIcon path={paths[kind]} />;
}

/** 20 px line icon, in the manner of the shell's. */
export function DialogIcon({ path }: { path: string }) {
  return (
    <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
