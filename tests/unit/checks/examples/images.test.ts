import { describe, expect, test } from 'vitest';
import { images } from '../../../../checks/examples/images.ts';
import { examineFixture } from './fixture.ts';

describe('container images in examples', () => {
  test('have a name and a tag that were seen', async () => {
    expect(await examineFixture(images, 'images/pass.md')).toEqual({ count: 2, lines: [] });
  });

  test('are named with their line when image or tag was never seen', async () => {
    const { count, lines } = await examineFixture(images, 'images/fail.md');
    expect(count).toBe(3);
    expect(lines).toEqual([
      'line 9: no tag "0.2.0" of detoxio/dtxguard is known. Known: 0.1.0, 0.2.1.',
      expect.stringMatching(
        /^line 12: no image "detoxio\/guard" is known\. Known: detoxio\/dtx, detoxio\/dtxguard, /,
      ),
    ]);
  });
});
