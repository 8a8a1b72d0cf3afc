import { expect, test } from 'vitest';
import { sanitizeContent } from '#server/platform/text/sanitize-content.ts';
import { isHtml, pairDemo } from './write-english.ts';

const areas = Object.entries(pairDemo());

test('everything that the demo business says in Indonesian it says in English, and in one way', () => {
  for (const [area, pairs] of areas) {
    const said = new Map<string, string>();
    for (const { source, text } of pairs) {
      expect([area, source, said.get(source) ?? text]).toEqual([area, source, text]);
      said.set(source, text);
    }
    expect(said.size).toBeGreaterThan(40);
  }
});

test('the English of the demo has the form of its Indonesian: the same elements, nothing that is taken out', () => {
  const pages = areas.flatMap(([, pairs]) => pairs).filter(({ source }) => isHtml(source));
  expect(pages.length).toBeGreaterThan(100);
  for (const { text } of pages) expect(sanitizeContent(text)).toBe(sanitizeContent(sanitizeContent(text)));
  for (const { source, text } of pages)
    expect([source.slice(0, 60), text.startsWith('<')]).toEqual([source.slice(0, 60), true]);
});

test('a promise that begins with a sign is no HTML, under which nobody would find its English', () => {
  expect(['< 1 jam', '<p>Satu jam</p>', '<h2 id="a">'].map(isHtml)).toEqual([false, true, true]);
});
