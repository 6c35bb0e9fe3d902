import { type ComponentProps, Fragment } from 'react';

interface InlineCodeProps extends ComponentProps<'code'> {
  /**
   * Longest code that is kept on one line, in characters. So much fits on the narrowest screen; a column beside another
   * may have less room.
   */
  unbroken?: number;
}

/** Code in a sentence. Long code breaks between its parts, `toxicity:` `hate_` `speech`, but not within a flag. */
export function InlineCode({ children, unbroken = 25, ...rest }: InlineCodeProps) {
  if (typeof children !== 'string' || children.length <= unbroken) return <code {...rest}>{children}</code>;
  return (
    <code {...rest} className="long">
      {children.split(/(?<![\w-])(--?\w[\w-]*)/).map((piece, i) =>
        i % 2 === 1 && piece.length <= unbroken ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: rendered once; pieces repeat
          <span key={i}>{piece}</span>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: rendered once; pieces repeat
          <Breakable key={i} code={piece} />
        ),
      )}
    </code>
  );
}

function Breakable({ code }: { code: string }) {
  return code.split(/(?<=[:/._,=])(?=\w)/).map((part, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: rendered once; parts repeat
    <Fragment key={i}>
      {i > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
