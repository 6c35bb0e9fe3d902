import type { CardInput } from './card-input.ts';
import { Honeycomb } from './Honeycomb.tsx';
import { titleLines, titleSize } from './title-size.ts';

export const cardWidth = 1200;
export const cardHeight = 630;

const paper = '#fbfaf7';
const ink = '#16191d';
const vermilion = '#c8401a';
const teal = '#0b6b5d';
const grey = '#5b6168';
const margin = 72;
const textWidth = 800;

/** The preview image of a page. Layout is what satori knows: flex boxes with inline styles. */
export function SocialCard({ brand, section, title, description, seed }: CardInput) {
  const size = titleSize(title, textWidth);
  return (
    <div
      style={{
        boxSizing: 'border-box',
        width: cardWidth,
        height: cardHeight,
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'space-between',
        padding: margin,
        background: paper,
        color: ink,
        fontFamily: 'IBM Plex Sans',
      }}
    >
      <Honeycomb seed={seed} />
      <div style={{ display: 'flex', alignItems: 'center', fontSize: 34 }}>
        <Logo />
        <span style={{ marginLeft: 16, fontWeight: 600 }}>{brand.name}</span>
        <span style={{ marginLeft: 10, color: grey }}>{brand.docs}</span>
      </div>
      <div style={{ display: 'flex', flexDirection: 'column', width: textWidth }}>
        {section !== '' && (
          <div style={{ fontFamily: 'IBM Plex Mono', fontSize: 26, color: teal, marginBottom: 18 }}>
            {section}
          </div>
        )}
        <div
          style={{
            display: 'block',
            fontSize: size,
            fontWeight: 600,
            lineHeight: 1.08,
            letterSpacing: '-0.02em',
            lineClamp: titleLines,
            textWrap: 'balance',
            wordBreak: 'break-word',
          }}
        >
          {title}
        </div>
        {description !== '' && (
          <div
            style={{
              display: 'block',
              marginTop: 24,
              fontSize: 28,
              lineHeight: 1.4,
              color: grey,
              lineClamp: 2,
            }}
          >
            {description}
          </div>
        )}
      </div>
    </div>
  );
}

/** The mark of `src/shell/icons.tsx` with its colours written out: a card has no style sheet. */
function Logo() {
  const line = { fill: 'none', stroke: ink, strokeLinecap: 'round', strokeLinejoin: 'round' } as const;
  return (
    <svg viewBox="0 0 32 32" width={56} height={56} aria-hidden="true">
      <path d="M16 2.5 27.7 9.25v13.5L16 29.5 4.3 22.75V9.25Z" strokeWidth={2.2} {...line} />
      <path d="m11 11 5 5-5 5M17.5 21.5h5" strokeWidth={2.4} {...line} />
      <circle cx="27.7" cy="9.25" r="3.7" fill={vermilion} />
    </svg>
  );
}
