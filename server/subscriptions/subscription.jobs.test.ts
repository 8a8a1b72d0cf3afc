import { listDevMails } from '#server/platform/outgoing/mailer.ts';
import { createComposedApp } from '#server/testing/composed-app.ts';
import { expect, test } from '#tests/support/machine/database.ts';
import { cookieFor, makeAccount, readAnswer, send } from '#tests/support/shop/accounts.ts';
import { giveCredit } from '#tests/support/shop/people.ts';
import { makeService, price } from '#tests/support/shop/subscriptions.ts';

const time = '2026-12-01T03:00:00.000Z';
const events = [
  { kind: 'trial_started', ends_at: time, price_bigint: 1 },
  { kind: 'charged', order_id: '00000000-0000-4000-8000-000000000000', ends_at: time, amount_bigint: 1 },
  { kind: 'reminder', ends_at: time, price_bigint: 1, is_trial: false },
  { kind: 'payment_failed', failure: 'INSUFFICIENT_BALANCE', price_bigint: 1, grace_until: time },
  { kind: 'cancelled', ends_at: time },
  { kind: 'ended', reason: 'unpaid' },
] as const;

test('subscription receipts and reminders follow the preferences and offer to unsubscribe; other mails are always sent', async ({
  db,
}) => {
  const app = createComposedApp(db);
  const email = 'sari@contoh.example';
  await giveCredit(db, await makeAccount(db, email), price(500_000));
  const cookie = await cookieFor(app, email);
  const service = await makeService(db);
  const body = { product_id: service.id, plan: 'monthly', price: service.price };
  const started = await readAnswer(await send(app, 'POST /api/subscriptions', { cookie, body, key: 'k' }));
  await app.drainJobs();
  const { rows } = await db.pool.query('select count(*)::int as papers from invoices');
  expect(rows, 'the invoice comes with the payment').toEqual([{ papers: 1 }]);
  const job = app.jobs.find(({ name }) => name === 'send-subscription-mail');
  /** The subjects of each kind of event, and whether its mail can be unsubscribed. */
  async function mailsOf() {
    const seen: Record<string, boolean | null> = {};
    for (const each of events) {
      await db.pool.query('truncate dev_mailbox');
      await job?.run({ subscription_id: started.subscription.id, news: each });
      const [mail] = await listDevMails(db, email);
      seen[each.kind] = mail === undefined ? null : mail.headers?.['List-Unsubscribe-Post'] !== undefined;
    }
    return seen;
  }
  await send(app, 'PATCH /api/account/preferences', { cookie, body: { mail_language: 'en' } });
  await job?.run({ subscription_id: started.subscription.id, news: events[2] });
  const [reminder] = await listDevMails(db, email);
  expect(reminder?.subject).toMatch(/^Renews soon: /);
  expect(reminder?.text).toMatch(/renews on 1 December 2026 at 10:00 WIB/);
  const always = { trial_started: false, payment_failed: false, cancelled: false, ended: false };
  expect(await mailsOf()).toEqual({ ...always, charged: true, reminder: true });
  await send(app, 'PATCH /api/account/preferences', { cookie, body: { reminders: false } });
  expect(await mailsOf()).toEqual({ ...always, charged: true, reminder: null });
  await send(app, 'PATCH /api/account/preferences', { cookie, body: { receipts: false } });
  expect(await mailsOf()).toEqual({ ...always, charged: null, reminder: null });
});
