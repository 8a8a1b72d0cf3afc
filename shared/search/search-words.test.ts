import { expect, test } from 'vitest';
import { normalizeSearch, searchWords } from './search-words.ts';

test('the same words are one search, however they are typed', () => {
  for (const typed of ['Stok  Opname', ' stok opname ', 'STOK\topname', 'ｓtok opname'])
    expect(normalizeSearch(typed)).toBe('stok opname');
});

test('words are looked for once, without accents, signs and what every text has', () => {
  expect(searchWords('Bagaimana cara menghitung stok, dan stok di kafé?')).toEqual([
    'menghitung',
    'stok',
    'kafe',
  ]);
  expect(searchWords('What is the cost of an empty chair')).toEqual(['cost', 'empty', 'chair']);
  expect(searchWords('pukul 07.10 atau 3 × 24 jam')).toEqual(['pukul', '07.10', '3', '24', 'jam']);
});

test('words that every text has are looked for when there are no others', () => {
  expect(searchWords('apa itu')).toEqual(['apa', 'itu']);
  expect(searchWords('?!')).toEqual([]);
});

test('a long text is cut to what narrows something down', () => {
  expect(searchWords(Array.from({ length: 40 }, (_, n) => `kata${n}`).join(' '))).toHaveLength(12);
});
