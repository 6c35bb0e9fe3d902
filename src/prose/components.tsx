import type { MDXComponents } from 'mdx/types';
import { Admonition } from './admonition/Admonition.tsx';
import { Card, Cards } from './cards/Cards.tsx';
import { ChildPages } from './children/ChildPages.tsx';
import { CodeBlock } from './code/CodeBlock.tsx';
import { InlineCode } from './code/InlineCode.tsx';
import type { knownComponents } from './components-known.ts';
import { Diagram } from './diagram/Diagram.tsx';
import { Foldout } from './foldout/Foldout.tsx';
import { Term } from './glossary/Term.tsx';
import { Heading2, Heading3, Heading4, Heading5, Heading6 } from './heading/Heading.tsx';
import { HomeHero } from './home/HomeHero.tsx';
import { ProseLink } from './link/ProseLink.tsx';
import { ProductPart } from './product/ProductPart.tsx';
import { TacticsTable } from './product/tactics/TacticsTable.tsx';
import { PublishedBy } from './publisher/PublishedBy.tsx';
import { ReportError } from './publisher/ReportError.tsx';
import { Steps } from './steps/Steps.tsx';
import { HeaderCell } from './table/HeaderCell.tsx';
import { Table } from './table/Table.tsx';
import { Tab, Tabs } from './tabs/Tabs.tsx';

const byName: Record<(typeof knownComponents)[number], MDXComponents[string]> = { HomeHero, TacticsTable };

/** What each element of a page's text is rendered by. Lower-case names come from Markdown and its directives. */
export const proseComponents: MDXComponents = {
  ...byName,
  a: ProseLink,
  code: InlineCode,
  h2: Heading2,
  h3: Heading3,
  h4: Heading4,
  h5: Heading5,
  h6: Heading6,
  table: Table,
  th: HeaderCell,
  admonition: Admonition,
  codeblock: CodeBlock,
  diagram: Diagram,
  tabs: Tabs,
  tab: Tab,
  steps: Steps,
  cards: Cards,
  card: Card,
  foldout: Foldout,
  childpages: ChildPages,
  productpart: ProductPart,
  publishedby: PublishedBy,
  reporterror: ReportError,
  term: Term,
};
