import { expect, it } from 'vitest';
import { readHit } from '../../../../src/search/client/hits.ts';
import { noTexts } from '../../../../src/search/client/remote/read-answer.ts';
import { groupHits } from '../../../../src/search/ui/dialog/group-hits.ts';
import { linkedGroups, storedRows } from '../../../../src/search/ui/dialog/linked-rows.ts';
import { fakeHit } from '../../../support/search/fake-answers.ts';
import { stored } from '../stored/stored-search.ts';

const site = 'https://docs.example.org';

it('rows whose address must not be followed are left out, and groups of nothing else [3.4]', () => {
  const groups = groupHits(
    [
      fakeHit({ objectID: 'bad', url: 'javascript:alert(1)', hierarchy: { lvl0: 'Bad' } }),
      fakeHit({ objectID: 'good', url: `${site}/tap`, hierarchy: { lvl0: 'Good' } }),
      fakeHit({ objectID: 'worse', url: 'data:text/html,x', hierarchy: { lvl0: 'Good' } }),
      { objectID: 'none', hierarchy: { ...noTexts, lvl0: 'Good' } },
    ].map(readHit),
  );
  const linked = linkedGroups(groups, site);
  expect(linked.map(({ name, rows }) => [name, rows.map(({ address }) => address)])).toEqual([
    ['Good', ['/tap']],
  ]);
});

it('storage is not trusted with addresses either [3.4]', () => {
  const searches = [stored('a'), { ...stored('b'), url: 'javascript:alert(1)' }];
  expect(storedRows(searches, site)).toMatchObject([
    { hit: { objectID: 'a' }, address: '/a', isChild: false },
  ]);
});
