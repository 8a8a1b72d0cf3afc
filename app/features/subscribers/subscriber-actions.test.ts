import { expect, test } from 'vitest';
import type { Client } from '#contract/client.ts';
import { formOf, postForm } from '#tests/support/form-reply.ts';
import { subscribeAction } from './subscriber-actions.ts';

const asked: string[] = [];
const client: Client = {
  call: async (_endpoint, input) => {
    asked.push(JSON.stringify(input));
    return JSON.parse(JSON.stringify({ ok: true, value: { received: true } }));
  },
};
const post = (fields: Record<string, string>) =>
  postForm(subscribeAction, { client, posted: formOf(fields) });

test('a mistyped address of the footer is asked about once, and taken as it is from the page that asks', async () => {
  const footer = await post({ email: 'sari@gmial.com', place: 'footer' });
  expect(footer).toMatchObject({
    result: {
      initialValue: { email: 'sari@gmial.com' },
      error: { email: [expect.stringContaining('salah ketik')] },
    },
  });
  expect(asked).toEqual([]);
  await post({ email: 'sari@gmial.com' }).catch(() => null);
  await post({ email: 'sari@gmail.com', place: 'footer' }).catch(() => null);
  expect(asked).toHaveLength(2);
});
