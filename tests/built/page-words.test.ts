import { expect, test } from 'vitest';
import { saidOn } from '#tests/support/page-words.ts';

test('a page says its texts and descriptions in the language of the nearest element that names one', () => {
  const html = `<!DOCTYPE html><html lang="en"><head><title>One</title><meta name="description" content="Two &amp; two"/>
    <script>const three = '<p>three</p>';</script></head>
    <body><p class="a > b">Four <b lang="id">lima</b> five</p><img alt="six" src="x"><ul lang="id"><li>tujuh</li></ul>eight</body></html>`;
  expect(saidOn(html).map(({ lang, text }) => `${lang}: ${text}`)).toEqual([
    'en: One',
    'en: Two & two',
    'en: Four',
    'id: lima',
    'en: five',
    'en: six',
    'id: tujuh',
    'en: eight',
  ]);
});
