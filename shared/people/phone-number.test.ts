import { expect, test } from 'vitest';
import { toPhoneNumber } from './phone-number.ts';

test('a number is understood as people type it, and an address or half a number is none', () => {
  for (const typed of ['0812-3456-7890', '62 812 3456 7890', '+62 (812) 3456.7890', '+6281234567890']) {
    expect(toPhoneNumber(typed)).toBe('+6281234567890');
  }
  for (const typed of ['', '0812', 'sari@contoh.example', '+0812345678', '08123456789012345']) {
    expect(toPhoneNumber(typed)).toBeNull();
  }
});
