import type { ComponentProps } from 'react';

type HeadingProps = ComponentProps<'h2'>;

/**
 * A heading with a link to itself (row 2N.15). Both are called by the text of the heading: whoever names itself in
 * `aria-labelledby` has the name of its content, in which what is named by others counts for nothing.
 */
function Heading({
  as: Level,
  id,
  children,
  ...rest
}: HeadingProps & { as: 'h2' | 'h3' | 'h4' | 'h5' | 'h6' }) {
  if (!id || rest.className) {
    return (
      <Level id={id} {...rest}>
        {children}
      </Level>
    );
  }
  return (
    <Level id={id} aria-labelledby={id}>
      {children}
      {/* biome-ignore lint/a11y/useAnchorContent: it is named by the heading */}
      <a className="hash-link" href={`#${id}`} aria-labelledby={id} />
    </Level>
  );
}

export const Heading2 = (props: HeadingProps) => <Heading as="h2" {...props} />;
export const Heading3 = (props: HeadingProps) => <Heading as="h3" {...props} />;
export const Heading4 = (props: HeadingProps) => <Heading as="h4" {...props} />;
export const Heading5 = (props: HeadingProps) => <Heading as="h5" {...props} />;
export const Heading6 = (props: HeadingProps) => <Heading as="h6" {...props} />;
