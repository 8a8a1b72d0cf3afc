import { expect, test } from 'vitest';
import { isGuessable } from './guessable-passwords.ts';

test('what everybody tries first is refused, whatever its case, and so is one letter repeated', () => {
  for (const password of ['123456', 'Bismillah', 'QWERTY123', 'rahasia', 'zzzzzzzz']) {
    expect([password, isGuessable(password, [])]).toEqual([password, true]);
  }
  expect(isGuessable('kopi-susu-tiga', [])).toBe(false);
});

test('the owner’s own name and address are no password, a short word in them is no reason', () => {
  const about = ['sari.w@contoh.example', 'sari.w', 'Adi'];
  expect(isGuessable('Sari.W', about)).toBe(true);
  expect(isGuessable('sari.w@contoh.example', about)).toBe(true);
  expect(isGuessable('sari.w-pagi', about)).toBe(false);
});
