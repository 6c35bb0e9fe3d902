import { expect, test } from 'vitest';
import { images } from '../../../checks/images.ts';
import { previewImages } from '../../../checks/preview-images.ts';
import { documentOf, found, siteOf } from './site-of.ts';

const from = (body: string, head = '') =>
  siteOf({ '/': documentOf(body, head) }, { 'media/a.png': '', 'media/b.png': '' });

test.each([
  '<img src="/media/a.png" alt="A report" width="10" height="20">',
  '<img src="/media/a.png" alt="" width="10" height="20">',
  '<img src="/media/a.png" srcset="/media/a.png 1x, /media/b.png 2x" alt="A" width="10" height="20">',
  '<picture><source srcset="/media/b.png"><img src="/media/a.png" alt="A" width="1" height="1"></picture>',
])('[8.13] an image that exists, with text and size, is fine: %s', (body) => {
  expect(found(images, from(body))).toEqual([]);
});

test.each([
  ['<img src="/media/gone.png" alt="A" width="1" height="1">', '/media/gone.png (no such file)'],
  [
    '<img src="/media/a.png" srcset="/media/gone.png 2x" alt="A" width="1" height="1">',
    '/media/gone.png (no such file)',
  ],
  [
    '<picture><source srcset="/media/gone.png 1x, /media/b.png 2x"></picture>',
    '/media/gone.png (no such file)',
  ],
  ['<img alt="A" width="1" height="1">', 'an image without src shows nothing'],
  ['<img src="/media/a.png" width="1" height="1">', '/media/a.png has no alt'],
  ['<img src="/media/a.png" alt="A" width="1">', '/media/a.png has no width and height'],
  ['<img src="/media/a.png" alt="A" width="0" height="1">', '/media/a.png has no width and height'],
  ['<img src="/media/a.png" alt="A" width="50%" height="1">', '/media/a.png has no width and height'],
])('[8.13] an image that lacks something is a problem: %s', (body, problem) => {
  expect(found(images, from(body))).toEqual([`/: ${problem}`]);
});

test('[8.13] images of a fragment, and pictures in a drawing, are looked at, too', () => {
  const files = { 'fragments/a.html': '<img src="/media/gone.png">', 'media/a.png': '' };
  const drawing = documentOf('<svg><image href="/media/none.png"/></svg>');
  expect(images.find(siteOf({ '/': drawing }, files))).toEqual([
    { page: '/', problem: '/media/none.png (no such file)', fix: 'Correct the address, or add the file' },
    {
      page: '/fragments/a.html',
      problem: '/media/gone.png (no such file)',
      fix: 'Correct the address, or add the file',
    },
    {
      page: '/fragments/a.html',
      problem: '/media/gone.png has no alt',
      fix: 'Say what it shows, or alt="" if it only decorates',
    },
    {
      page: '/fragments/a.html',
      problem: '/media/gone.png has no width and height',
      fix: 'Give it both, in whole pixels',
    },
  ]);
});

test('a preview image that was not built is a problem', () => {
  const head = (image: string) =>
    `<meta property="og:image" content="${image}"><meta name="twitter:image" content="${image}">`;
  expect(found(previewImages, from('', head('https://docs.example/media/a.png')))).toEqual([]);
  const problem = '/: https://docs.example/social/home.png (no such file)';
  expect(found(previewImages, from('', head('https://docs.example/social/home.png')))).toEqual([
    problem,
    problem,
  ]);
});
