import { expect, test } from 'vitest';
import { nameFromEmail } from './name-from-email.ts';

test('[ENT-004] who tells no name is called by the local part of the address', () => {
  expect(nameFromEmail('sari.w@contoh.example')).toBe('sari.w');
});
