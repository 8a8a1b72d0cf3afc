import { expect, test } from 'vitest';
import { toPhoneNumber } from './phone-number.ts';
import { formatWhatsapp, whatsappUrl } from './whatsapp.ts';

const SAME = '+6281234567890';

test.for([
  '0812-3456-7890',
  '62 812 3456 7890',
  '+62 (812) 3456.7890',
  '(+62) 812 3456 7890',
  SAME,
  '0062 812 3456 7890',
  '+0062 812 3456 7890',
  '+62 0812-3456-7890',
  '+62 (0)812 3456 7890',
  '62 0812 3456 7890',
  '+62 62 812 3456 7890',
  '0628 1234 567 890',
  '81234567890',
  '\u2068+62\u00A0812\u20113456\u20137890\u2069',
  '\u202A0812\u202F3456\u200B7890\u202C',
  '０８１２３４５６７８９０',
  'https://wa.me/6281234567890',
  'wa.me/+6281234567890?text=halo',
  'https://api.whatsapp.com/send/?phone=6281234567890&text=halo',
  'whatsapp://send?phone=6281234567890',
  'tel:+62-812-3456-7890',
])('%s is the number that the owner of it meant', (typed) => {
  expect(toPhoneNumber(typed)).toBe(SAME);
});

test('a number that was kept as somebody typed it opens the chat with its owner', () => {
  for (const kept of [
    SAME,
    '6281234567890',
    '0812-3456-7890',
    '81234567890',
    '0062 812 3456 7890',
    '+62 (0)812\u00A03456\u20117890',
  ])
    expect(whatsappUrl(kept)).toBe('https://wa.me/6281234567890');
});

test.for([
  ['(021) 555-1234', '+62215551234'],
  ['+62 0361 555123', '+62361555123'],
  ['+1 (415) 555-0132', '+14155550132'],
  ['+44 (0)20 7946 0958', '+442079460958'],
  ['00 81 90 1234 5678', '+819012345678'],
  ['+39 06 6981 2345', '+390669812345'],
] as const)('%s is %s, also where it is of a city or from abroad', ([typed, number]) => {
  expect(toPhoneNumber(typed)).toBe(number);
});

test.for([
  '',
  '0812',
  '+62 812 3',
  '12345',
  'sari@contoh.example',
  '+0812345678',
  '08123456789012345',
  '0812 3456 7890 / 0813 0000 1111',
  '0812 3456 7890 +62 813 0000 1111',
  '6591234567',
  '+62',
  '0000000000',
  'https://jahat.example/wa.me/6281234567890',
])('%s is no number', (typed) => {
  expect(toPhoneNumber(typed)).toBeNull();
});

test('what cannot be a number opens no chat', () => {
  for (const kept of ['', '0812', '+62 812 3', '12345', '0812 3456 7890 / 0813 0000 1111', '+0812345678'])
    expect(whatsappUrl(kept)).toBeNull();
});

test('a number is shown in groups', () => {
  expect(formatWhatsapp('081200000000')).toBe('+62 812 0000 0000');
  expect(formatWhatsapp('+14155550132')).toBe('+1415 5550 132');
});
