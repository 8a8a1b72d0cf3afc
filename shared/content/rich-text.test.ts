import { expect, test } from 'vitest';
import { isOwnPicture, isSafeLink } from './rich-text.ts';

test.each(['https://lain.example/a?b=c#d', 'mailto:halo@arunika.example', '/blog/satu', '#isi', '/'])(
  'a link may lead to %s',
  (href) => expect(isSafeLink(href)).toBe(true),
);

test.each([
  'javascript:alert(1)',
  'JaVa\tScript:alert(1)',
  'data:text/html,x',
  '//jahat.example',
  '/\\jahat.example',
  'https://a.example/ b',
  'blog',
  '',
])('a link does not lead to %j', (href) => expect(isSafeLink(href)).toBe(false));

test('pictures come from our own media alone', () => {
  expect(['/media/a.webp', '/covers/a.svg'].map(isOwnPicture)).toEqual([true, true]);
  const foreign = [
    'https://lain.example/a.png',
    '//lain.example/a.png',
    '/\\lain.example',
    'data:image/png,x',
  ];
  expect(foreign.filter(isOwnPicture)).toEqual([]);
});
