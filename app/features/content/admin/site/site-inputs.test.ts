import { expect, test } from 'vitest';
import { parseForm } from '#app/lib/forms/parse-form.ts';
import { sitePageInput } from './site-inputs.ts';

test('a legal page needs no summary', () => {
  const form = new FormData();
  for (const [name, value] of Object.entries({ title: 'Privasi', content: '<p>A</p>', description: '' }))
    form.set(name, value);
  const submission = parseForm(form, sitePageInput);
  expect(submission.status === 'success' && submission.value.description).toBe('');
});
