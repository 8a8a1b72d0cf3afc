import { randomUUID } from 'node:crypto';
import { action as formAction } from '#app/features/wallet/top-up/top-up.route.tsx';
import { action as dialogAction } from '#app/features/wallet/top-up/top-up-post.route.ts';
import { createComposedApp } from '#server/testing/composed-app.ts';
import { replyOf } from '#tests/support/form-reply.ts';
import { expect, test } from '#tests/support/machine/database.ts';
import { cookieFor, makeAccount, readAnswer, send } from '#tests/support/shop/accounts.ts';
import { readBooks } from '#tests/support/shop/books.ts';
import { visitTo } from '#tests/support/shop/posting-page.ts';

const TOO_SMALL = 'Jumlahnya minimal Rp 10.000.';
const TOO_LARGE = 'Isi saldo maksimal Rp 100.000.000.';
const outside = [
  [1, TOO_SMALL],
  [9_999, TOO_SMALL],
  [100_000_001, TOO_LARGE],
  [999_999_999, TOO_LARGE],
] as const;

test('a top-up below the smallest or above the largest is refused, by the API and at the field of both forms, and opens nothing', async ({
  db,
}) => {
  const app = createComposedApp(db, { environment: { RATE_LIMIT_FACTOR: '100' } });
  await makeAccount(db, 'sari@contoh.example');
  const cookie = await cookieFor(app, 'sari@contoh.example');
  const call = async (amount: number) =>
    readAnswer(await send(app, 'POST /api/wallet/topup', { cookie, key: randomUUID(), body: { amount } }));
  const before = await readBooks(db);
  for (const [amount, said] of outside) {
    const answer = await call(amount);
    expect([amount, answer.status, answer.fields?.amount ?? answer.error]).toEqual([amount, 422, said]);
    const fields = { amount: String(amount), idempotency_key: randomUUID(), payment_method: 'dev_mode' };
    const visit = (path: string) => ({ ...visitTo({ app, cookie }, path, fields), params: {} });
    expect(await dialogAction(visit('/user/topup'))).toMatchObject({ field: said });
    const reply = await replyOf(formAction(visit('/user/billing/top-up')));
    expect(reply).toMatchObject({ result: { error: { amount: [said] } } });
  }
  expect(await readBooks(db)).toEqual(before);
  for (const amount of [10_000, 100_000_000]) expect(await call(amount)).toMatchObject({ status: 200 });
});
