import { expect, test } from 'vitest';
import { shortName } from './short-name.ts';

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
