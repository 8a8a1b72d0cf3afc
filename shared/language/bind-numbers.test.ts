import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bindNumbers } from './bind-numbers.ts';

const plain = (text: string) => text.replaceAll('\u00a0', ' ').replaceAll('\u2060', '');

test('a number stays beside its currency and its unit, also in the source of a template; all else is as it was', () => {
  expect(bindNumbers('Rp 4.320.000 untuk 70 menit, 70 / menit, 3 bulan; 2 meja, Rp saja, 5 bulanan')).toBe(
    'Rp\u00a04.320.000 untuk 70\u00a0menit, 70\u00a0/\u00a0menit, 3\u00a0bulan; 2 meja, Rp saja, 5 bulanan',
  );
  expect(bindNumbers('benar-benar, 09.00–17.00 WIB, 2–4 minggu, sejak 1 Juni, UU PDP')).toBe(
    'benar\u2060-\u2060benar, 09.00\u2060–\u206017.00 WIB, 2–4\u00a0minggu, sejak 1\u00a0Juni, UU\u00a0PDP',
  );
  expect(bindNumbers('3 × 24 jam = 72, Rp 4.320.000 ÷ 169; 2 × lebih; a 90-minute talk, 90-minutely')).toBe(
    '3\u00a0×\u00a024\u00a0jam =\u00a072, Rp\u00a04.320.000\u00a0÷\u00a0169; 2 × lebih; a 90\u2060-\u2060minute talk, 90-minutely',
  );
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the source of a catalogue
  expect(bindNumbers('`mulai Rp ${price} / bulan, ${hours} jam, ${name} dan`')).toBe(
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the source of a catalogue
    '`mulai Rp\u00a0${price}\u00a0/\u00a0bulan, ${hours}\u00a0jam, ${name} dan`',
  );
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('Rp', ' ', '5', '/', 'menit', 'x', '-', '×', '=', '\u00a0') }),
      (text) => plain(bindNumbers(text)) === plain(text),
    ),
  );
});
