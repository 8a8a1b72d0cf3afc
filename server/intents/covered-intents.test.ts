import { randomUUID } from 'node:crypto';
import { listUnpaid } from '#server/payments/index.ts';
import { rupiah } from '#shared/money/money.ts';
import { expect, test } from '#tests/support/machine/database.ts';
import { createPaymentFixture } from '#tests/support/shop/payments.ts';
import { giveCredit, makePerson } from '#tests/support/shop/people.ts';
import { lineOf, makeProduct } from '#tests/support/shop/products.ts';
import { dismissIntent, listVisibleIntents, openIntent, topUpForIntent } from './index.ts';

test('what waits for money is paid from the balance once that is enough, at its checkout; several tries to pay it are one', async ({
  db,
}) => {
  const buyer = await makePerson(db, { balance: 18_000 });
  const product = await makeProduct(db, { price: 149_000, title: 'SOP AI' });
  const opened = await openIntent(db, 'checkout', { buyer, request: { items: [lineOf(product)] } });
  if (!opened.ok) throw new Error(opened.refusal.code);
  const listed = async () => (await listVisibleIntents(db.orm, buyer.id))[0];
  expect(await listed()).toMatchObject({ suggested_topup: 140_000, checkout_path: null });
  for (const amount of [139_000, 149_000]) {
    await topUpForIntent(createPaymentFixture(db), {
      user_id: buyer.id,
      intent_id: opened.value.id,
      returns_to: 'billing',
      amount: rupiah(amount),
      payment_method: 'dev_mode',
      description: 'SOP AI',
      idempotency_key: randomUUID(),
    });
  }
  const unpaid = { amount_bigint: 14_900_000, purchase_bigint: 14_900_000, title: 'SOP AI' };
  expect(await listUnpaid(db.orm, buyer.id)).toMatchObject([unpaid]);
  await giveCredit(db, buyer.id, rupiah(131_000));
  const { rows } = await db.pool.query('select slug from products where title = $1', ['SOP AI']);
  expect(await listed()).toMatchObject({
    suggested_topup: null,
    checkout_path: `/checkout/${rows[0]?.slug}`,
  });
  await dismissIntent(db, buyer.id, opened.value.id);
  expect(await listUnpaid(db.orm, buyer.id)).toEqual([]);
});
