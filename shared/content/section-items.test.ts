import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type ListedType, listedTypes, readItems, type SectionItem, writeItems } from './section-items.ts';

const words = fc.string({ minLength: 1 }).filter((text) => text.trim() === text && text !== '');
/** Fields used by each type; the others are empty. */
const items: Readonly<Record<ListedType, fc.Arbitrary<SectionItem>>> = {
  benefits: fc.record({ title: words, text: fc.constant(''), points: fc.constant([]) }),
  testimonials: fc.record({ title: words, text: words, points: fc.constant([]) }),
  faq: fc.record({ title: words, text: words, points: fc.constant([]) }),
  modules: fc.record({ title: words, text: words, points: fc.array(words) }),
};

test.for(listedTypes)('the entries of %s are read as they were written, whatever stands in them', (type) => {
  fc.assert(
    fc.property(fc.array(items[type]), (given: readonly SectionItem[]) => {
      expect(readItems(type, writeItems(type, given))).toEqual(given);
    }),
  );
});

test('what entries can not say is not read as entries, so that nothing of it gets lost', () => {
  expect(readItems('faq', '<h3 id="a">Berapa?</h3>\n<p>Sekian</p>')).toEqual([
    { title: 'Berapa?', text: 'Sekian', points: [] },
  ]);
  expect(readItems('faq', '<h3>Berapa?</h3><p>Sekian <strong>saja</strong></p>')).toBe(null);
  expect(readItems('benefits', '<p>Kata</p>')).toBe(null);
  expect(readItems('modules', '<h3>Satu</h3><p>a</p><table></table>')).toBe(null);
  expect(writeItems('benefits', [{ title: ' ', text: '', points: [] }])).toBe('');
});
