import { listAudit, systemActor } from '#server/audit/index.ts';
import { expect, test } from '#tests/support/machine/database.ts';
import { createPaymentFixture, deliver, openPayment } from '#tests/support/shop/payments.ts';
import { balanceOf, makePerson } from '#tests/support/shop/people.ts';
import { closeWebhook, listAllPayments, listFindings, listWebhookEvents, reviewPayment } from '../index.ts';

const page = { limit: 50, offset: 0 };

test('every kind of mismatch is found, and a review resolves it without moving money', async ({ db }) => {
  const [fixture, { id: user_id }] = [createPaymentFixture(db), await makePerson(db)];
  const open = (amount: number) => openPayment(fixture, user_id, amount);
  const [stuck, late, different] = [await open(10_000), await open(20_000), await open(30_000)];
  const [once, twice] = [await open(40_000), await open(40_000)];
  await open(50_000);
  await db.pool.query(
    "update payments set expires_at = now() - interval '1 hour' where amount_bigint <= 2000000",
  );
  await deliver(fixture, { ...late, status: 'paid' });
  await deliver(fixture, { ...different, status: 'paid', amount: 29_000 });
  await deliver(fixture, { ...once, status: 'paid' });
  await deliver(fixture, { ...twice, status: 'paid' });
  await db.pool.query(
    `insert into webhook_events (gateway, event_id, event_type, payload, error_message, received_at)
     values ('dev_mode', 'asing', 'payment.paid', '{}', 'no payment has the session x', now() - interval '1 day')`,
  );
  const kinds = async () =>
    (await listFindings(db.orm)).map(({ kind, resolution }) => `${kind} ${resolution}`);
  expect((await kinds()).toSorted()).toEqual([
    'amount_differs review',
    'duplicate review',
    'late review',
    'stuck check',
    'unmatched replay',
  ]);
  const found = await listFindings(db.orm);
  expect(found.find(({ kind }) => kind === 'duplicate')?.subject_id).toBe(twice.payment_id);
  expect(found.find(({ kind }) => kind === 'stuck')?.subject_id).toBe(stuck.payment_id);

  const balance = await balanceOf(db, user_id);
  for (const { payment_id } of [late, different, twice]) {
    const reviewed = await reviewPayment(db, { actor: systemActor, payment_id, reason: 'Sudah dicek' });
    expect(reviewed.ok).toBe(true);
  }
  const { webhooks } = await listWebhookEvents(db.orm, { ...page, status: 'Failed' });
  expect(await listWebhookEvents(db.orm, { ...page, status: 'Pending' })).toMatchObject({
    total: 0,
    failed: 1,
  });
  expect(webhooks).toMatchObject([{ event_id: 'asing', status: 'Failed' }]);
  const id = webhooks[0]?.id ?? 0;
  expect(await closeWebhook(db, { actor: systemActor, id, reason: 'Milik toko lain' })).toMatchObject({
    value: { status: 'Processed', error_message: null },
  });
  expect(await kinds()).toEqual(['stuck check']);
  expect(await balanceOf(db, user_id)).toBe(balance);
  const { payments } = await listAllPayments(db.orm, { ...page, flagged: true });
  expect(payments.map(({ flags, reviewed_at }) => [flags.length, typeof reviewed_at])).toEqual([
    [1, 'string'],
    [1, 'string'],
  ]);
  const { entries } = await listAudit(db.orm, { actions: ['webhook.marked_handled'], ...page });
  expect(entries).toMatchObject([
    { before: { error_message: 'no payment has the session x' }, after: { reason: 'Milik toko lain' } },
  ]);
});

test('a payment held for another currency is closed by its review; an unknown one is refused', async ({
  db,
}) => {
  const [fixture, { id: user_id }] = [createPaymentFixture(db), await makePerson(db)];
  const { payment_id } = await openPayment(fixture, user_id, 10_000);
  await db.pool.query("update payments set flags = array['currency_differs']");
  expect(await listFindings(db.orm)).toMatchObject([{ kind: 'amount_differs', detail: 'currency_differs' }]);
  await reviewPayment(db, { actor: systemActor, payment_id, reason: 'Dikembalikan di gateway' });
  expect((await listAllPayments(db.orm, page)).payments).toMatchObject([{ status: 'failed' }]);
  expect(await listFindings(db.orm)).toEqual([]);
  const missing = { actor: systemActor, reason: 'Sudah dicek' };
  expect(await closeWebhook(db, { ...missing, id: 999 })).toMatchObject({ ok: false });
  expect(await reviewPayment(db, { ...missing, payment_id: user_id })).toMatchObject({ ok: false });
});
