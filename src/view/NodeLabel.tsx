import type { NavNode } from '../site/page.ts';

/** Name of a place in the sidebar; one in another language than the page says so, and keeps its own direction. */
export function NodeLabel({ node: { label, language } }: { node: Pick<NavNode, 'label' | 'language'> }) {
  return language ? <bdi lang={language}>{label}</bdi> : label;
}
