import { expect, test } from 'vitest';
import { plainEmail } from './email-address.ts';
import { suggestEmail } from './suggest-email.ts';

test.for([
  '\u200Bsari@contoh.example',
  ' Sari@Contoh.Example ',
  'sari@contoh.example.',
  'sari@contoh.example,',
  'sari@con\u00ADtoh.example\u00A0',
  '“sari@contoh.example”',
  '<sari@contoh.example>',
  'Sari Dewi <sari@contoh.example>',
  '"Dewi, Sari" <sari@contoh.example>;',
  'mailto:sari@contoh.example?subject=Halo',
  'ｓａｒｉ＠ｃｏｎｔｏｈ．ｅｘａｍｐｌｅ',
])('%s is the address in it', (typed) => {
  expect(plainEmail(typed)).toBe('sari@contoh.example');
});

test('a domain of other letters is the one that mail goes to, whichever browser sent it', () => {
  expect(plainEmail('info@räucher.de')).toBe('info@xn--rucher-bua.de');
  expect(plainEmail('info@xn--rucher-bua.de')).toBe('info@xn--rucher-bua.de');
  expect(plainEmail('info@пример。рф')).toBe('info@xn--e1afmkfd.xn--p1ai');
});

test('what is of the address stays, and what is none becomes none', () => {
  for (const address of [
    "o'neil+kursus@contoh.example",
    'a?b@contoh.example',
    'sari',
    'a@b@c.example',
    '@',
    '',
  ])
    expect(plainEmail(address)).toBe(address);
  expect(plainEmail('sari dewi@contoh.example')).toBe('sari dewi@contoh.example');
});

test.for([
  ['gmial.com', 'gmail.com'],
  ['gamil.com', 'gmail.com'],
  ['gmail.con', 'gmail.com'],
  ['gmail.co', 'gmail.com'],
  ['gmail.co.id', 'gmail.com'],
  ['gmai.com', 'gmail.com'],
  ['gnail.com', 'gmail.com'],
  ['gmaill.com', 'gmail.com'],
  ['gmail', 'gmail.com'],
  ['gmailcom', 'gmail.com'],
  ['gmail,com', 'gmail.com'],
  ['yaho.com', 'yahoo.com'],
  ['yahoo.coid', 'yahoo.co.id'],
  ['yhaoo.co.id', 'yahoo.co.id'],
  ['hotmial.com', 'hotmail.com'],
  ['outlok.com', 'outlook.com'],
  ['iclod.com', 'icloud.com'],
] as const)('%s may have been meant to be %s', ([typed, meant]) => {
  expect(suggestEmail(`Sari@${typed}`)).toBe(`sari@${meant}`);
});

test.for([
  'gmail.com',
  'yahoo.co.id',
  'yahoo.com.sg',
  'hotmail.co.uk',
  'mail.com',
  'gmx.com',
  'contoh.example',
  '',
])('%s is not asked about', (domain) => {
  expect(suggestEmail(`sari@${domain}`)).toBeNull();
});
