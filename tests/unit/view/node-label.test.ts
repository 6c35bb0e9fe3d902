import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { NodeLabel } from '../../../src/view/NodeLabel.tsx';

const drawn = (node: { label: string; language?: string }) =>
  renderToStaticMarkup(createElement(NodeLabel, { node }));

it('a name in another language than its page says which, and keeps its direction', () => {
  expect(drawn({ label: 'Tactics', language: 'en' })).toBe('<bdi lang="en">Tactics</bdi>');
});

it('a name in the language of its page is its text alone', () => {
  expect(drawn({ label: 'التكتيكات' })).toBe('التكتيكات');
});
