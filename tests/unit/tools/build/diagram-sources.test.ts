import { expect, test } from 'vitest';
import { diagramSources } from '../../../../tools/build/diagram-sources.ts';

test('diagrams are found by what they show in words, also those of a list', () => {
  const body =
    'Text.\n\n```mermaid title="T" alt="A leads to B."\nflowchart LR\n  a --> b\n```\n\n1. Item\n\n   ```mermaid alt="C." title="U"\n   flowchart TD\n     c\n   ```\n\n```bash\nls\n```\n';
  expect([...diagramSources(body)]).toEqual([
    ['A leads to B.', 'flowchart LR\n  a --> b'],
    ['C.', 'flowchart TD\n  c'],
  ]);
});
