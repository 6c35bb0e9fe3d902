import type { CSSProperties, ReactNode } from 'react';
import type { CardInput } from './card-input.ts';
import { ink, muted, pass } from './colors.ts';
import { mono, sans } from './fonts.ts';
import { fitLines, fitTitle } from './text-fit.ts';

/** Size of a card in pixels, as the page's head announces it. */
export const cardWidth = 1200;
export const cardHeight = 630;

const margin = 72;
const textWidth = 748;
const logoWidth = 72;
const summarySize = 26;
/** `text-fit.ts` measures semibold letters; in regular ones a line holds more. */
const summaryWidth = (textWidth / summarySize) * 1.06;

/**
 * The text of a card. Laid out by satori, so with boxes and inline styles only, and with lines broken beforehand:
 * its own breaking cuts words. `Backdrop` is drawn behind it.
 */
export function SocialCard({ name, docs, section, title, description }: CardInput) {
  const heading = fitTitle(title, textWidth);
  const headingStyle = {
    fontSize: heading.size,
    fontWeight: 600,
    lineHeight: 1.08,
    letterSpacing: '-0.02em',
  };
  return (
    <Column
      style={{
        boxSizing: 'border-box',
        justifyContent: 'space-between',
        width: cardWidth,
        height: cardHeight,
        padding: margin,
        color: ink,
        fontFamily: sans,
      }}
    >
      <div style={{ display: 'flex', paddingLeft: logoWidth, fontSize: 34, lineHeight: '48px' }}>
        <span style={{ fontWeight: 600 }}>{name}</span>
        <span style={{ marginLeft: 10, color: muted }}>{docs}</span>
      </div>
      <Column>
        <div style={{ fontFamily: mono, fontSize: 26, color: pass }}>{section}</div>
        <Lines style={{ ...headingStyle, marginTop: 18 }} lines={heading.lines} />
        <Lines
          style={{ marginTop: 22, fontSize: summarySize, lineHeight: 1.4, color: muted }}
          lines={fitLines(description, summaryWidth, 2)}
        />
      </Column>
    </Column>
  );
}

function Lines({ style, lines }: { style: CSSProperties; lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <Column style={style}>
      {lines.map((line, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: drawn once; two lines may be equal
        <div key={i} style={{ whiteSpace: 'nowrap' }}>
          {line}
        </div>
      ))}
    </Column>
  );
}

function Column({ style, children }: { style?: CSSProperties; children: ReactNode }) {
  return <div style={{ display: 'flex', flexDirection: 'column', ...style }}>{children}</div>;
}
