import type { MDXComponents } from 'mdx/types';
import { ProductPart } from '../../product/views/ProductPart.tsx';
import { Admonition } from '../../prose/admonition/Admonition.tsx';
import { Annotated } from '../../prose/annotated/Annotated.tsx';
import { Card, Cards } from '../../prose/cards/Cards.tsx';
import { ChildPages } from '../../prose/children/ChildPages.tsx';
import { CodeBlock } from '../../prose/code/CodeBlock.tsx';
import type { knownComponents } from '../../prose/components-known.ts';
import { Diagram } from '../../prose/diagram/Diagram.tsx';
import { Flow } from '../../prose/flow/Flow.tsx';
import { Foldout } from '../../prose/foldout/Foldout.tsx';
import { Term } from '../../prose/glossary/Term.tsx';
import { Heading2, Heading3, Heading4, Heading5, Heading6 } from '../../prose/heading/Heading.tsx';
import { HomeHero } from '../../prose/home/HomeHero.tsx';
import { ProseImage } from '../../prose/image/ProseImage.tsx';
import { ProseLink } from '../../prose/link/ProseLink.tsx';
import { PublishedBy } from '../../prose/publisher/PublishedBy.tsx';
import { ReportError } from '../../prose/publisher/ReportError.tsx';
import { Break, Quote, Section } from '../../prose/rare/Rare.tsx';
import { Steps } from '../../prose/steps/Steps.tsx';
import { HeaderCell } from '../../prose/table/HeaderCell.tsx';
import { Table } from '../../prose/table/Table.tsx';
import { Tab, Tabs } from '../../prose/tabs/Tabs.tsx';
import { InlineCode } from '../../view/InlineCode.tsx';

const byName: Record<(typeof knownComponents)[number], MDXComponents[string]> = { HomeHero };

/** What each element of a page's text is rendered by. Lower-case names come from Markdown and its directives. */
export const proseComponents: MDXComponents = {
  ...byName,
  a: ProseLink,
  img: ProseImage,
  code: InlineCode,
  h2: Heading2,
  h3: Heading3,
  h4: Heading4,
  h5: Heading5,
  h6: Heading6,
  blockquote: Quote,
  hr: Break,
  section: Section,
  table: Table,
  th: HeaderCell,
  admonition: Admonition,
  annotated: Annotated,
  codeblock: CodeBlock,
  diagram: Diagram,
  tabs: Tabs,
  tab: Tab,
  steps: Steps,
  flow: Flow,
  cards: Cards,
  card: Card,
  foldout: Foldout,
  childpages: ChildPages,
  productpart: ProductPart,
  publishedby: PublishedBy,
  reporterror: ReportError,
  term: Term,
};
