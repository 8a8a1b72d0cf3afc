import { expect, test } from 'vitest';
import { runInLanguage } from '#server/platform/text/request-language.ts';
import { nameFromEmail, shortName } from './display-names.ts';

test.for([
  ['Sari Wulandari', 'Sari W.'],
  ['  Akun   Demo Pembeli ', 'Akun P.'],
  ['Budi', 'Budi'],
  ['', 'Pembeli'],
  ['sari@contoh.example', 'Pembeli'],
  ['Nia élan', 'Nia É.'],
] as const)('%s is shown to others as %s', ([full, short]) => {
  expect(shortName(full)).toBe(short);
});

test('a name is missing in the language of the reader', () => {
  expect(runInLanguage('en', () => shortName(''))).toBe('Buyer');
});

test('[ENT-004] the local part of the address is the name of a user who gave none', () => {
  expect(nameFromEmail('sari.w@contoh.example')).toBe('sari.w');
});
