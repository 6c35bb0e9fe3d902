import type { ComponentProps } from 'react';
import { usePart } from '../../view/context.ts';

/* What Markdown knows and hardly a page has: its style goes with those that do. */

export function Quote(props: ComponentProps<'blockquote'>) {
  usePart('rare');
  return <blockquote {...props} />;
}

export function Break(props: ComponentProps<'hr'>) {
  usePart('rare');
  return <hr {...props} />;
}

/** The one that Markdown makes holds the footnotes. */
export function Section(props: ComponentProps<'section'>) {
  usePart('rare');
  return <section {...props} />;
}
