import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bindNumbers } from './bind-numbers.ts';

test('a number stays beside its currency and its unit, also in the source of a template; all else is as it was', () => {
  expect(bindNumbers('Rp 4.320.000 untuk 70 menit, 70 / menit, 3 bulan; 2 meja, Rp saja, 5 bulanan')).toBe(
    'Rp\u00a04.320.000 untuk 70\u00a0menit, 70\u00a0/\u00a0menit, 3\u00a0bulan; 2 meja, Rp saja, 5 bulanan',
  );
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the source of a catalogue
  expect(bindNumbers('`mulai Rp ${price} / bulan, ${hours} jam, ${name} dan`')).toBe(
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the source of a catalogue
    '`mulai Rp\u00a0${price}\u00a0/\u00a0bulan, ${hours}\u00a0jam, ${name} dan`',
  );
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('Rp', ' ', '5', '/', 'menit', 'x', '\u00a0') }),
      (text) => bindNumbers(text).replaceAll('\u00a0', ' ') === text.replaceAll('\u00a0', ' '),
    ),
  );
});
