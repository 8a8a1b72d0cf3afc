import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rupiahProblems } from '#messages/wallet/rupiah-problems.ts';
import { runInLanguage } from '#server/platform/text/request-language.ts';
import { formatRupiah, formatSignedRupiah, MAX_RUPIAH, rupiah } from './money.ts';
import { formatWhileTyping, parseRupiah, rupiahText } from './typed-rupiah.ts';

const amounts = fc.integer({ min: 0, max: MAX_RUPIAH }).map((value) => rupiah(value));
const signedAmounts = fc.integer({ min: -MAX_RUPIAH, max: MAX_RUPIAH }).map((value) => rupiah(value + 0));
const refusalOf = (text: string, signed = false) => {
  const read = parseRupiah(text, { signed });
  return read.ok ? Number(read.value) : read.refusal;
};

describe('rupiah as it is typed (DECISIONS 60)', () => {
  test.each([
    '25.000',
    '25000',
    'Rp 25.000',
    'Rp25.000',
    'rp 25000',
    'Rp. 25.000',
    'Rp\u00a025.000',
    ' 25.000\u202f',
    '025000',
  ])('%j is Rp 25.000', (text) => {
    expect(parseRupiah(text)).toEqual({ ok: true, value: 25_000 });
  });

  test.each([
    ['25,000', 'unclear'],
    ['25.00', 'unclear'],
    ['25.5', 'unclear'],
    ['25.', 'unclear'],
    ['.250', 'unclear'],
    ['0.250', 'unclear'],
    ['1.00.000', 'unclear'],
    ['1000.000', 'unclear'],
    ['1.000,00', 'unclear'],
    ['25 000', 'unclear'],
    ['25.000,-', 'letters'],
    ['10k', 'letters'],
    ['25rb', 'letters'],
    ['1e5', 'letters'],
    ['0x10', 'letters'],
    ['USD 25', 'letters'],
    ['--5', 'letters'],
    ['\u0662\u0665', 'letters'],
    ['Infinity', 'letters'],
    ['-5', 'negative'],
    ['\u2212Rp 25.000', 'negative'],
    ['', 'empty'],
    ['Rp', 'empty'],
    ['-', 'empty'],
    ['1.000.000.000.001', 'too_large'],
    ['9'.repeat(400), 'too_large'],
  ])('%j is refused as %s, with a sentence in both languages', (text, problem) => {
    const read = parseRupiah(text);
    expect(read).toEqual({ ok: false, refusal: problem });
    if (read.ok) return;
    const [id, en] = [rupiahProblems[read.refusal], runInLanguage('en', () => rupiahProblems[read.refusal])];
    expect(id).toMatch(/^[A-Z].{8,}\.$/);
    expect(en).toMatch(/^[A-Z].{8,}\.$/);
    expect(id).not.toBe(en);
  });

  test('takes away where that is meant, however the minus is written', () => {
    for (const text of ['-25.000', '\u221225000', '-Rp 25.000', '\u2212Rp\u00a025.000'])
      expect(refusalOf(text, true)).toBe(-25_000);
    expect(refusalOf('-0', true)).toBe(0);
    expect(refusalOf('+25.000', true)).toBe(25_000);
  });

  test('is read back from every way in which the project writes an amount', () => {
    fc.assert(
      fc.property(amounts, (amount) => {
        for (const text of [rupiahText(amount), String(amount), formatRupiah(amount)])
          expect(parseRupiah(text)).toEqual({ ok: true, value: amount });
      }),
    );
    fc.assert(
      fc.property(signedAmounts, (amount) => {
        for (const text of [
          rupiahText(amount),
          String(amount),
          formatRupiah(amount),
          formatSignedRupiah(amount),
        ])
          expect(parseRupiah(text, { signed: true })).toEqual({ ok: true, value: amount });
      }),
    );
  });

  test('whatever is written, what is read has exactly its digits, and nothing else was dropped but points and Rp', () => {
    const written = fc.string({
      unit: fc.constantFrom(...'0123456789.,-+ RpkeE\u00a0\u2212'),
      maxLength: 16,
    });
    fc.assert(
      fc.property(written, (text) => {
        const read = parseRupiah(text, { signed: true });
        if (!read.ok) return;
        const digits = text.replace(/\D/g, '').replace(/^0+(?=\d)/, '');
        expect(String(Math.abs(read.value))).toBe(digits);
        expect(text.replace(/[\d.\s\u2212+-]/g, '')).toMatch(/^(Rp|rp|RP|rP)?$/);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('the field while it is typed in', () => {
  /** Types key by key, at the caret the field left. */
  function press(keys: string, signed = false) {
    let field = { text: '', caret: 0 };
    for (const key of keys) {
      const text = field.text.slice(0, field.caret) + key + field.text.slice(field.caret);
      field = formatWhileTyping(
        { before: field.text, text, caret: field.caret + 1, isKeyed: true },
        { signed },
      );
    }
    return field;
  }
  const paste = (text: string, before = '') =>
    formatWhileTyping({ before, text, caret: text.length, isKeyed: false }).text;

  test('shows digits in groups, and what is shown is what is read', () => {
    fc.assert(
      fc.property(amounts, (amount) => {
        const { text, caret } = press(String(amount));
        expect(text).toBe(rupiahText(amount));
        expect(caret).toBe(text.length);
        expect(press(rupiahText(amount)).text).toBe(text);
      }),
    );
    expect(press('-25000', true).text).toBe('-25.000');
  });

  test('never makes another amount of what has sen or two meanings', () => {
    for (const text of ['25.5', '25.50', '25,000', '25,00', '1.00.000', '10k', '1e5', '-5'])
      expect([press(text).text, paste(text)]).toEqual([text, text]);
    expect(paste('25.5', '25.000')).toBe('25.5');
    expect(paste('2.5000')).toBe('2.5000');
  });

  test('takes what is pasted in any of its ways', () => {
    for (const text of ['25.000', '25000', 'Rp 25.000', 'Rp\u00a025.000']) expect(paste(text)).toBe('25.000');
  });

  test('keeps the caret behind the digit that was typed or deleted', () => {
    const edit = (before: string, marked: string) => {
      const caret = marked.indexOf('|');
      const after = formatWhileTyping({ before, text: marked.replace('|', ''), caret, isKeyed: true });
      return `${after.text.slice(0, after.caret)}|${after.text.slice(after.caret)}`;
    };
    expect(edit('25.000', '257|.000')).toBe('257|.000');
    expect(edit('257.000', '2571|.000')).toBe('2.571|.000');
    expect(edit('1.000', '1|000')).toBe('1|.000');
    expect(edit('1.000', '|.000')).toBe('|0');
    expect(edit('12.345.678', '12.|45.678')).toBe('1.2|45.678');
    expect(edit('', '|')).toBe('|');
  });
});
