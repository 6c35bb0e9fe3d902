import { type ComponentProps, Fragment } from 'react';

/** Longest code that is kept on one line: a flag must not break after its dashes, on the narrowest screen it fits. */
const unbroken = 26;

/** Code in a sentence. Long code breaks between its parts: `toxicity:` `hate_` `speech`. */
export function InlineCode({ children, ...rest }: ComponentProps<'code'>) {
  if (typeof children !== 'string' || children.length <= unbroken) return <code {...rest}>{children}</code>;
  const parts = children.split(/(?<=[:/._,=])(?=\w)/);
  return (
    <code {...rest} className="long">
      {parts.map((part, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rendered once; parts repeat
        <Fragment key={i}>
          {i > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </code>
  );
}
