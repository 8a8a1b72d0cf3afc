import { expect, test } from 'vitest';
import { nameOfAddress } from './name-of-address.ts';

test('[ENT-004] who tells no name is called by the local part of the address', () => {
  expect(nameOfAddress('sari.w@contoh.example')).toBe('sari.w');
});
