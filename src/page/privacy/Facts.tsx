import type { ReactNode } from 'react';
import { Heading2 } from '../../prose/heading/Heading.tsx';
import { InlineText } from '../../view/InlineText.tsx';

interface FactsProps {
  readonly id: string;
  readonly title: string;
  /** Sentences, one paragraph each; what stands between backticks is code. */
  readonly facts: readonly string[];
  /** What comes below them. */
  readonly children?: ReactNode;
}

/** A section of the privacy page. */
export function Facts({ id, title, facts, children }: FactsProps) {
  return (
    <>
      <Heading2 id={id}>{title}</Heading2>
      {facts.map((fact) => (
        <p key={fact}>
          <InlineText text={fact} />
        </p>
      ))}
      {children}
    </>
  );
}

/** Hosts as text for a sentence, each marked as code. @param origins with or without a wildcard */
export function hostList(origins: readonly string[]): string {
  return origins.map((origin) => `\`${origin.replace(/^https?:\/\//, '')}\``).join(', ');
}
