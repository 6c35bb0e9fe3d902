import type { ComponentProps } from 'react';
import { isValidElement, type ReactNode } from 'react';
import { useSite } from '../../shell/context.ts';
import { fill } from '../../site/strings.ts';

type HeadingProps = ComponentProps<'h2'>;

/** A heading with a link to itself (row 2N.15). */
function Heading({
  as: Level,
  id,
  children,
  ...rest
}: HeadingProps & { as: 'h2' | 'h3' | 'h4' | 'h5' | 'h6' }) {
  const { strings } = useSite();
  if (!id || rest.className) {
    return (
      <Level id={id} {...rest}>
        {children}
      </Level>
    );
  }
  return (
    <Level id={id}>
      {children}
      {/* biome-ignore lint/a11y/useAnchorContent: the label is its content; a text would be read as part of the heading */}
      <a
        className="hash-link"
        href={`#${id}`}
        aria-label={fill(strings.page.directLink, { heading: textOf(children) })}
      />
    </Level>
  );
}

function textOf(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node);
  if (Array.isArray(node)) return node.map(textOf).join('');
  return isValidElement<{ children?: ReactNode }>(node) ? textOf(node.props.children) : '';
}

export const Heading2 = (props: HeadingProps) => <Heading as="h2" {...props} />;
export const Heading3 = (props: HeadingProps) => <Heading as="h3" {...props} />;
export const Heading4 = (props: HeadingProps) => <Heading as="h4" {...props} />;
export const Heading5 = (props: HeadingProps) => <Heading as="h5" {...props} />;
export const Heading6 = (props: HeadingProps) => <Heading as="h6" {...props} />;
