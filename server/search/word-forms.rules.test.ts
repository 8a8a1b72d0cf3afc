import { expect, test } from 'vitest';
import { formsOf, slipsOf } from './word-forms.rules.ts';

const formsIn = (language: 'id' | 'en') => (word: string) => formsOf([word, 'x'], language)[0];

test('an Indonesian verb is looked for with the letter that its prefix takes, and without', () => {
  const forms = formsIn('id');
  expect(forms('timbang')).toBe('timbang | menimbang | penimbang');
  expect(forms('menimbang')).toBe('menimbang | timbang');
  expect(forms('mengelompokkan')).toContain('kelompokkan');
  expect(forms('penyusutan')).toContain('susutan');
  expect(forms('memilih')).toContain('pilih');
  // Behind a consonant nothing is lost, and too little is no verb.
  expect(forms('mencatat')).toBe('mencatat');
  expect(forms('menu')).toBe('menu');
  expect(formsIn('en')('timing')).toBe('timing');
});

test('the last word may be the beginning of one, unless it is a number or too short', () => {
  expect(formsOf(['stok', 'opna'], 'id')).toEqual(['stok', 'opna | opna:*']);
  expect(formsOf(['07.10'], 'id')).toEqual(['07.10']);
  expect(formsOf(['ab'], 'id')).toEqual(['ab']);
});

test('a slip of the finger is two letters in the other order, or one too often or too seldom', () => {
  expect(slipsOf('konslutasi')).toContain('konsultasi');
  expect(slipsOf('tempalte')).toContain('template');
  expect(slipsOf('onvoice')).not.toContain('invoice');
  expect(slipsOf('gudanng')).toContain('gudang');
  expect(slipsOf('adress')).toContain('address');
  expect(slipsOf('stok').length).toBeLessThan(8);
  for (const word of ['abc', 'a1b2', '07.10', 'x'.repeat(25)]) expect(slipsOf(word)).toEqual([]);
});
