import { afterEach, expect, it, vi } from 'vitest';
import { wantsPrivacy } from '../../../src/browser/wants-privacy.ts';

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['Do Not Track is a wish', { doNotTrack: '1' }, true],
  ['Global Privacy Control is a wish', { globalPrivacyControl: true }, true],
  ['each is one whatever the other says', { doNotTrack: 'unspecified', globalPrivacyControl: true }, true],
  ['another answer is not a wish', { doNotTrack: 'unspecified', globalPrivacyControl: false }, false],
  ['nor is a refusal', { doNotTrack: '0' }, false],
  ['nor is none', { doNotTrack: null }, false],
])('%s [1.7]', (_, navigator, expected) => {
  vi.stubGlobal('navigator', navigator);
  expect(wantsPrivacy()).toBe(expected);
});
