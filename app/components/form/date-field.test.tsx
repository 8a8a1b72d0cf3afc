import { expect, test } from 'vitest';
import { htmlOfFields } from '#tests/support/form.tsx';
import { DateField } from './date-field.tsx';

test('before scripts a date is the browser’s own field, with what was typed', () => {
  const html = htmlOfFields(<DateField name="day" label="Hari" />, { values: { day: '2026-11-20' } });
  expect(html).toMatch(/<input(?=[^>]*type="date")(?=[^>]*name="day")(?=[^>]*value="2026-11-20")/);
  const moment = htmlOfFields(<DateField name="at" label="Kapan" hasTime />, {
    values: { at: '2026-11-20T09:00' },
  });
  expect(moment).toMatch(/<input(?=[^>]*type="datetime-local")(?=[^>]*value="2026-11-20T09:00")/);
});
