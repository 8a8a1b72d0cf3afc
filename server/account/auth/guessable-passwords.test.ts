import { expect, test } from 'vitest';
import { isGuessable } from './guessable-passwords.ts';

const refused = (password: string, about: readonly string[] = []) => [password, isGuessable(password, about)];

test('[DECISIONS 55] common passwords are refused, whatever their case or trailing digits', () => {
  const tried = ['123456789', 'Bismillah', 'QWERTY123', 'password1', 'rahasia-1', 'Indonesia45', 'zzzzzzzz'];
  for (const password of [...tried, 'iloveyou2', 'sunshine', 'trustno1']) {
    expect(refused(password)).toEqual([password, true]);
  }
  expect(refused('kopi-susu-tiga')).toEqual(['kopi-susu-tiga', false]);
});

test('[DECISIONS 55] the name of the shop with little around it is refused, with a word of one’s own it is not', () => {
  for (const password of ['arunika!', 'Arunika123', 'my-arunika', '2026arunika']) {
    expect(refused(password)).toEqual([password, true]);
  }
  expect(refused('demo-arunika')).toEqual(['demo-arunika', false]);
});

test('the owner’s own name and address are no password, a short word in them is no reason', () => {
  const about = ['sari.w@contoh.example', 'sari.w', 'Adi', 'Sari Wulandari'];
  for (const password of ['Sari.W99', 'sari.w@contoh.example', 'sariwulandari1']) {
    expect(refused(password, about)).toEqual([password, true]);
  }
  expect(refused('sari.w-pagi', about)).toEqual(['sari.w-pagi', false]);
});
