import type { z } from 'zod';
import {
  listAllPayments,
  listWebhookLog,
  listWebhooks,
  recheckPayment,
  replayWebhook,
} from '#contract/payments/admin.ts';
import { listPaymentWays } from '#contract/wallet/wallet.ts';
import { paymentWays } from '#shared/payments/payment-ways.ts';
import { expect, test } from '#tests/support/machine/database.ts';
import { openStage, type Stage } from './stage.ts';

interface ApiQuery {
  readonly path: string;
  readonly output: z.ZodType;
  readonly method?: 'GET' | 'POST';
}

async function ask(stage: Stage, { path, output, method = 'GET' }: ApiQuery) {
  const answer = await stage.send('admin', { method, path });
  const body = await answer.json();
  expect([path, answer.status, output.safeParse(body).error]).toEqual([path, 200, undefined]);
  return body;
}

test('[AENT-023, AENT-024, AENT-025, AAPI-049, AAPI-050] payments and notices, with what the gateway answered', async ({
  db,
}) => {
  const stage = await openStage(db);
  await stage.storeWebhook();
  await stage.openPayment();
  await stage.storeWebhook();
  const log = (query: string) =>
    ask(stage, { path: `/api/admin/webhooks/log${query}`, output: listWebhookLog.output });
  expect(await log('')).toMatchObject({
    total: 2,
    limit: 50,
    offset: 0,
    webhooks: [{ status: 'Pending' }, {}],
  });
  await stage.app.drainJobs();
  const { webhookLogs } = await ask(stage, { path: '/api/admin/webhooks', output: listWebhooks.output });
  expect(webhookLogs).toMatchObject([
    { gateway: 'dev_mode', processed: true, error_message: null, status: 'Processed', attempts: 1 },
    { status: 'Processed' },
  ]);
  // DECISIONS 48: what a gateway sent, and nothing of a contact form.
  expect(Object.keys(webhookLogs[0])).toEqual(expect.arrayContaining(['id', 'event_id', 'created_at']));
  for (const field of ['name', 'email', 'message']) expect(webhookLogs[0]).not.toHaveProperty(field);
  expect(await log('?processed=false&gateway=dev_mode')).toMatchObject({ total: 0, webhooks: [] });
  expect(await log('?processed=true&limit=1&offset=1')).toMatchObject({ total: 2, webhooks: [{ id: 1 }] });
  expect(await log('?gateway=stripe')).toMatchObject({ total: 0 });
  const list = (query: string) =>
    ask(stage, { path: `/api/admin/payments${query}`, output: listAllPayments.output });
  const all = await list('');
  expect(all).toMatchObject({ total: 3, payments: [{}, { status: 'pending' }, { status: 'completed' }] });
  expect(all.payments[0]).toMatchObject({
    user_id: stage.user_id,
    user_name: expect.any(String),
    user_email: 'user@contoh.example',
    gateway: 'dev_mode',
    status: 'completed',
    amount_bigint: 2_500_000,
    received_bigint: 2_500_000,
    flags: [],
    raw_payload: { invoice_url: expect.stringContaining('/dev/checkout/dev_'), type: 'payment.paid' },
  });
  expect(all.payments[1].raw_payload).toEqual({ invoice_url: expect.stringContaining('/dev/checkout/dev_') });
  expect(await list('?status=completed')).toMatchObject({ total: 2 });
  expect(await list('?flagged=true')).toMatchObject({ total: 0 });
  expect(await list('?gateway=stripe')).toMatchObject({ total: 0 });
  expect(await list('?search=USER@contoh')).toMatchObject({ total: 3 });
  expect(await list(`?search=${all.payments[1].id.slice(0, 8)}`)).toMatchObject({ total: 1 });
  expect(await list('?search=%25')).toMatchObject({ total: 0 });
  // The payer's words follow him: who is renamed, or forgotten, is not found under what he was.
  await db.pool.query("update users set full_name = 'Melati Baru' where id = $1", [stage.user_id]);
  expect(await list('?search=melati')).toMatchObject({ total: 3 });
  await db.pool.query("update users set email = 'lain@contoh.example' where id = $1", [stage.user_id]);
  expect(await list('?search=USER@contoh')).toMatchObject({ total: 0 });
});

test('[APAY-006, APAY-007, APAY-008] a notice that failed is replayed by hand, and credits once', async ({
  db,
}) => {
  const stage = await openStage(db);
  const id = await stage.storeWebhook();
  const { rows } = await db.pool.query(
    "update payments set session_id = session_id || 'x' returning id, session_id",
  );
  const replay = () =>
    ask(stage, { method: 'POST', path: `/api/admin/webhooks/${id}/replay`, output: replayWebhook.output });
  expect(await replay()).toMatchObject({
    webhook: {
      status: 'Failed',
      processed: false,
      error_message: expect.stringContaining('no payment has the session'),
    },
  });
  await db.pool.query('update payments set session_id = left(session_id, -1)');
  for (let time = 0; time < 2; time++) {
    expect(await replay()).toMatchObject({ webhook: { status: 'Processed', error_message: null } });
  }
  const { payment } = await ask(stage, {
    method: 'POST',
    path: `/api/admin/payments/${rows[0].id}/check`,
    output: recheckPayment.output,
  });
  expect(payment).toMatchObject({ status: 'completed', received_bigint: 2_500_000 });
  const credits = await db.pool.query("select from ledger_postings where type = 'topup'");
  expect(credits.rowCount).toBe(1);
  const missing = await stage.send('admin', { method: 'POST', path: '/api/admin/webhooks/999/replay' });
  expect([missing.status, (await missing.json()).code]).toEqual([404, 'WEBHOOK_NOT_FOUND']);
});

test('asking the gateway by hand credits what was paid without a notice', async ({ db }) => {
  const stage = await openStage(db);
  const { payment_id } = await stage.openPayment();
  const check = () =>
    ask(stage, {
      method: 'POST',
      path: `/api/admin/payments/${payment_id}/check`,
      output: recheckPayment.output,
    });
  expect((await check()).payment).toMatchObject({ status: 'pending' });
  await db.pool.query("update dev_gateway_sessions set status = 'paid'");
  expect((await check()).payment).toMatchObject({ status: 'completed' });
  const { output } = listPaymentWays;
  const { ways } = output.parse(await ask(stage, { path: '/api/wallet/payment-ways', output }));
  expect(ways.map(({ name }) => name)).toEqual(paymentWays.filter((way) => way !== 'paypal'));
  expect(ways[0]).toMatchObject({ label: 'QRIS', minimum_bigint: 100, maximum_bigint: 1_000_000_000 });
  expect(ways[1]).toMatchObject({ label: 'BCA', group: 'bank', maximum_bigint: null });
});
