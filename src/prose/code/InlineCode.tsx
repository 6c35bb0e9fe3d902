import type { ComponentProps } from 'react';

/** Longest code that is kept on one line: a flag must not break after its dashes, on the narrowest screen it fits. */
const unbroken = 26;

/** Code in a sentence. */
export function InlineCode({ children, ...rest }: ComponentProps<'code'>) {
  const long = typeof children === 'string' && children.length > unbroken;
  return (
    <code {...rest} {...(long && { className: 'long' })}>
      {children}
    </code>
  );
}
