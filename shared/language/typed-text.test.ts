import { expect, test } from 'vitest';
import { cleanLine, cleanText, isLatin, isVisible, plainDigits, plainLine } from './typed-text.ts';

test('what cannot be seen is not kept: zero-width characters, direction marks, fillers, odd spaces', () => {
  for (const typed of [
    '\u200BSari\u00A0Dewi\u2060',
    '\u2068Sari\u2069\u202E Dewi\u200F',
    'Sa\u00ADri\u3000\u2009Dewi\uFEFF',
    'S\u200Da\u200Cr\uFE0Fi\u180E Dewi\u3164\u2800',
    ' Sari \t Dewi\u{E0041}\r\n',
    'Sari\u2028Dewi',
  ])
    expect(cleanLine(typed)).toBe('Sari Dewi');
  expect(cleanText('satu\r\ndua\u2028tiga\u0085\u200Bempat')).toBe('satu\ndua\ntiga\nempat');
  expect(cleanLine('Jose\u0301')).toBe('José');
});

test.for(['Sari 👩🏽‍💻', '❤️ 1️⃣ 👨‍👩‍👧‍👦', '🏴󠁧󠁢󠁳󠁣󠁴󠁿 🇮🇩', 'می\u200Cخواهم', 'क्\u200Dष', '王小明', 'O’Neil–Żółć'])(
  '%s stays as it is typed',
  (typed) => {
    expect(cleanLine(typed)).toBe(typed);
    expect(cleanText(cleanText(typed))).toBe(typed);
  },
);

test('of marks alone nothing is seen', () => {
  for (const typed of ['', ' ', '\u200B\u2060 \u3164', '\u2800', '\uFE0F', '\u0301', '\u202E\u2066'])
    expect(isVisible(cleanLine(typed))).toBe(false);
  for (const typed of ['Suharto', '5', '李', '🙂', '-']) expect(isVisible(cleanLine(typed))).toBe(true);
});

test('what is compared has the signs of a plain keyboard', () => {
  for (const dash of '\u2010\u2011\u2012\u2013\u2014\u2015\u2212\uFE58\uFF0D') {
    expect(plainLine(`HEMAT${dash}2026`)).toBe('HEMAT-2026');
  }
  expect(plainLine('“Jum’at” ‹０８１２›')).toBe('"Jum\'at" ‹0812›');
  expect(plainDigits('٠٨١٢ ۰۸۱۲ ०८१२ 𝟎𝟖𝟏𝟐')).toBe('0812 0812 0812 0812');
});

test('a name is in Latin letters whatever its marks and signs, and not when one letter is of another script', () => {
  for (const name of ['Sari', 'Đặng Thị Ngọc Ánh', 'O’Neil–Żółć 2', 'Rani 🙂', 'Jose\u0301']) {
    expect(isLatin(name)).toBe(true);
  }
  for (const name of ['王小明', 'Li 王', 'محمد سالم', 'Иван', 'ꦗꦮ']) expect(isLatin(name)).toBe(false);
});
