import { describe, expect, test } from 'vitest';
import { parseForm } from '#app/lib/forms/parse-form.ts';
import { sequenceInput, settingsOf } from './sequence-input.ts';
import { delayWords } from './sequence-words.tsx';

describe('a delay', () => {
  test.each([
    [{ delay_unit: 'hours', delay_count: 0, send_hour: null }, 'Langsung'],
    [{ delay_unit: 'hours', delay_count: 3, send_hour: null }, '3 jam kemudian'],
    [{ delay_unit: 'days', delay_count: 0, send_hour: 8 }, 'Di hari yang sama, pukul 08.00 WIB'],
    [{ delay_unit: 'days', delay_count: 2, send_hour: 8 }, '2 hari kemudian, pukul 08.00 WIB'],
  ] as const)('of %o is said as "%s"', (timing, words) => {
    expect(delayWords(timing)).toBe(words);
  });
});

describe('the form of a sequence', () => {
  const formOf = (fields: Readonly<Record<string, string>>) => {
    const form = new FormData();
    for (const [name, value] of Object.entries({ name: 'Sambutan', kind: 'subscribed', ...fields })) {
      form.set(name, value);
    }
    return parseForm(form, sequenceInput);
  };

  test('asks for what its trigger needs, and only for that', () => {
    expect(formOf({ kind: 'tag' }).reply().error).toHaveProperty('tag');
    expect(formOf({ kind: 'bought', segment: 'a' }).reply().error).toHaveProperty('product');
    expect(formOf({}).status).toBe('success');
  });

  test('refuses a product that would end it for everybody who enters', () => {
    expect(formOf({ kind: 'bought', product: 'a', exit_product: 'a' }).reply().error).toHaveProperty(
      'exit_product',
    );
  });

  test('becomes the settings, with the switches as they stand', () => {
    const read = formOf({
      kind: 'source',
      source: 'blog:',
      exits_on_refund: 'true',
      is_restartable: 'false',
    });
    if (read.status !== 'success') throw new Error('refused');
    expect(settingsOf(read.value)).toEqual({
      name: 'Sambutan',
      trigger: { kind: 'source', value: 'blog:' },
      exit_product_id: null,
      exits_on_refund: true,
      exits_on_unsubscribe: false,
      exits_outside_segment: false,
      is_restartable: false,
    });
  });
});
