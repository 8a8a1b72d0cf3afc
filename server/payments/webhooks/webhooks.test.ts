import { runChecks } from '#db/run-checks.ts';
import type { Database } from '#server/platform/database/db.ts';
import { describe, expect, test } from '#tests/support/machine/database.ts';
import { countJobs, readBooks } from '#tests/support/shop/books.ts';
import {
  createPaymentFixture,
  deliver,
  openPayment,
  paymentRecord,
  signed,
  storeWebhook,
  webhookFor,
} from '#tests/support/shop/payments.ts';
import { balanceOf, freezeWallet, makePerson } from '#tests/support/shop/people.ts';
import { type Gateway, handleWebhookEvent, receiveWebhook } from '../index.ts';

async function eventsOf(db: Database): Promise<unknown[]> {
  const { rows } = await db.pool.query(
    'select processed_at is not null as is_processed, error_message, attempts from webhook_events order by id',
  );
  return rows;
}

const anyNotice = { session_id: 'dev_x', status: 'paid', amount: 50_000 } as const;

describe('a webhook is accepted', () => {
  test('when it is signed: stored once, with one job, however often it is delivered', async ({ db }) => {
    const fixture = createPaymentFixture(db);
    const results = [1, 2, 3].map(() => receiveWebhook(db, fixture.gateways, webhookFor(anyNotice)));
    expect(await Promise.all(results)).toEqual(
      expect.arrayContaining([
        { ok: true, value: { duplicate: false } },
        { ok: true, value: { duplicate: true } },
        { ok: true, value: { duplicate: true } },
      ]),
    );
    expect(await eventsOf(db)).toEqual([{ is_processed: false, error_message: null, attempts: 0 }]);
    expect(await countJobs(db, 'handle-webhook')).toBe(1);
  });

  const good = webhookFor(anyNotice);
  test.for([
    { title: 'signed with another secret', webhook: webhookFor(anyNotice, 'guessed'), code: 'BAD_SIGNATURE' },
    { title: 'without a signature', webhook: { ...good, headers: new Headers() }, code: 'BAD_SIGNATURE' },
    {
      title: 'changed after it was signed',
      webhook: { ...good, raw_body: good.raw_body.replace('50000', '90000') },
      code: 'BAD_SIGNATURE',
    },
    { title: 'of an unknown gateway', webhook: { ...good, gateway: 'stripe' }, code: 'UNKNOWN_GATEWAY' },
    { title: 'that is not JSON', webhook: signed('paid!'), code: 'BAD_EVENT' },
    { title: 'that says something else', webhook: signed('{"id":"evt_1"}'), code: 'BAD_EVENT' },
    {
      title: 'of a negative amount',
      webhook: webhookFor({ ...anyNotice, amount: -50_000 }),
      code: 'BAD_EVENT',
    },
  ])('but not one $title, which leaves no trace', async ({ webhook, code }, { db }) => {
    const books = await readBooks(db);
    expect(await receiveWebhook(db, createPaymentFixture(db).gateways, webhook)).toEqual({
      ok: false,
      refusal: { code },
    });
    expect(await readBooks(db)).toEqual(books);
  });
});

describe('a webhook event is handled', () => {
  test('[WAL-026, WAL-027, WAL-028, ENT-021, API-053, API-057] paid: the wallet is credited by one posting against gateway clearing', async ({
    db,
  }) => {
    const fixture = createPaymentFixture(db);
    const person = await makePerson(db);
    const payment = await openPayment(fixture, person.id, 50_000);
    await deliver(fixture, { ...payment, status: 'paid' });
    expect(await paymentRecord(db, payment.payment_id)).toMatchObject({
      status: 'completed',
      received_bigint: 5_000_000,
      flags: [],
    });
    const { rows } = await db.pool.query(
      `select p.type, p.reference_id, p.metadata, e.account, e.amount_bigint
       from ledger_postings p join ledger_entries e on e.posting_id = p.id order by e.id`,
    );
    const posting = {
      type: 'topup',
      reference_id: payment.payment_id,
      metadata: { source: 'dev_mode', timestamp: expect.stringMatching(/^\d{4}-.*Z$/), flags: [] },
    };
    expect(rows).toEqual([
      { ...posting, account: null, amount_bigint: 5_000_000 },
      { ...posting, account: 'gateway_clearing', amount_bigint: -5_000_000 },
    ]);
    expect(await eventsOf(db)).toEqual([{ is_processed: true, error_message: null, attempts: 1 }]);
  });

  test.for([
    { orders: ['paid', 'paid'], status: 'completed', flags: [] },
    { orders: ['paid', 'expired'], status: 'completed', flags: [] },
    { orders: ['paid', 'failed', 'paid'], status: 'completed', flags: [] },
    { orders: ['expired', 'paid'], status: 'completed', flags: ['paid_after_expiry'] },
    { orders: ['failed', 'paid'], status: 'completed', flags: ['paid_after_expiry'] },
    { orders: ['expired', 'failed', 'expired'], status: 'expired', flags: [] },
    { orders: ['failed', 'expired', 'failed'], status: 'failed', flags: [] },
  ] as const)('$orders, each delivered twice: $status, credited at most once', async (order, { db }) => {
    const fixture = createPaymentFixture(db);
    const person = await makePerson(db);
    const payment = await openPayment(fixture, person.id, 50_000);
    for (const status of order.orders) {
      await deliver(fixture, { ...payment, status });
      await deliver(fixture, { ...payment, status });
    }
    expect(await paymentRecord(db, payment.payment_id)).toMatchObject({
      status: order.status,
      flags: order.flags,
    });
    expect(await balanceOf(db, person.id)).toBe(order.status === 'completed' ? 5_000_000 : 0);
    expect(await runChecks(db.pool)).toEqual([]);
  });

  test('a late webhook does not overwrite the stored payload of the payment', async ({ db }) => {
    const fixture = createPaymentFixture(db);
    const person = await makePerson(db);
    const payment = await openPayment(fixture, person.id, 50_000);
    const shown = async () => {
      const { rows } = await db.pool.query<{ raw_payload: unknown }>('select raw_payload from payments');
      return JSON.stringify(rows[0]?.raw_payload);
    };
    await deliver(fixture, { ...payment, status: 'paid' });
    const paid = await shown();
    expect(paid).toContain('paid');
    await deliver(fixture, { ...payment, status: 'failed' });
    await deliver(fixture, { ...payment, status: 'expired' });
    expect(await shown()).toBe(paid);
  });

  test('once: a handled event is not read again, so its payload may be pruned', async ({ db }) => {
    const fixture = createPaymentFixture(db);
    const person = await makePerson(db);
    const payment = await openPayment(fixture, person.id, 50_000);
    const id = await storeWebhook(fixture, { ...payment, status: 'paid' });
    await handleWebhookEvent(fixture, id);
    await db.pool.query("update webhook_events set payload = '{}'");
    await handleWebhookEvent(fixture, id);
    expect(await eventsOf(db)).toEqual([{ is_processed: true, error_message: null, attempts: 1 }]);
  });

  test('paid, reported by two events of different types: credited once', async ({ db }) => {
    const fixture = createPaymentFixture(db);
    const person = await makePerson(db);
    const payment = await openPayment(fixture, person.id, 50_000);
    await deliver(fixture, { ...payment, status: 'paid' });
    await deliver(fixture, { ...payment, status: 'paid', event: 'settled', amount: 60_000 });
    expect(await balanceOf(db, person.id)).toBe(5_000_000);
    expect(await paymentRecord(db, payment.payment_id)).toMatchObject({
      flags: [],
      received_bigint: 5_000_000,
    });
  });

  test('paid after its time, before it was marked expired: credited and flagged', async ({ db }) => {
    const fixture = createPaymentFixture(db);
    const person = await makePerson(db);
    const payment = await openPayment(fixture, person.id, 50_000);
    await db.pool.query("update payments set expires_at = now() - interval '1 second'");
    await deliver(fixture, { ...payment, status: 'paid' });
    expect(await paymentRecord(db, payment.payment_id)).toMatchObject({ flags: ['paid_after_expiry'] });
    expect(await balanceOf(db, person.id)).toBe(5_000_000);
  });

  test.for([40_000, 60_000])(
    'another amount, %i: what arrived is credited and flagged',
    async (amount, { db }) => {
      const fixture = createPaymentFixture(db);
      const person = await makePerson(db);
      const payment = await openPayment(fixture, person.id, 50_000);
      await deliver(fixture, { ...payment, status: 'paid', amount });
      expect(await paymentRecord(db, payment.payment_id)).toMatchObject({
        status: 'completed',
        received_bigint: amount * 100,
        flags: ['amount_differs'],
      });
      expect(await balanceOf(db, person.id)).toBe(amount * 100);
      expect(await runChecks(db.pool)).toEqual([]);
    },
  );

  test('paid into a frozen wallet: credited, because the money has been paid', async ({ db }) => {
    const fixture = createPaymentFixture(db);
    const person = await makePerson(db, { balance: 0 });
    const payment = await openPayment(fixture, person.id, 50_000);
    await freezeWallet(db, person.id);
    await deliver(fixture, { ...payment, status: 'paid' });
    expect(await balanceOf(db, person.id)).toBe(5_000_000);
  });
});

describe('a webhook event that cannot be handled', () => {
  test('stores its error, and succeeds once the cause is fixed', async ({ db }) => {
    const fixture = createPaymentFixture(db);
    const person = await makePerson(db);
    const payment = await openPayment(fixture, person.id, 50_000);
    await db.pool.query('update payments set session_id = null');
    const id = await storeWebhook(fixture, { ...payment, status: 'paid' });
    const handle = () => handleWebhookEvent(fixture, id);
    await expect(handle()).rejects.toThrow('no payment has the session');
    await expect(handle()).rejects.toThrow('no payment has the session');
    const why = `no payment has the session ${payment.session_id}`;
    expect(await eventsOf(db)).toEqual([{ is_processed: false, error_message: why, attempts: 2 }]);
    await db.pool.query('update payments set session_id = $1', [payment.session_id]);
    await handle();
    expect(await eventsOf(db)).toEqual([{ is_processed: true, error_message: null, attempts: 3 }]);
    expect(await balanceOf(db, person.id)).toBe(5_000_000);
  });

  test('[WAL-029] credits nothing when the step after the credit fails, and credits once on the retry', async ({
    db,
  }) => {
    const fixture = createPaymentFixture(db);
    const person = await makePerson(db);
    const payment = await openPayment(fixture, person.id, 50_000);
    const id = await storeWebhook(fixture, { ...payment, status: 'paid' });
    await db.pool.query(`
      create function break_it() returns trigger language plpgsql as $$ begin raise 'broken'; end $$;
      create trigger broken before update of status on payments for each row execute function break_it()`);
    await expect(handleWebhookEvent(fixture, id)).rejects.toThrow();
    expect(await balanceOf(db, person.id)).toBe(0);
    expect(await eventsOf(db)).toMatchObject([{ is_processed: false, attempts: 1 }]);
    await db.pool.query('drop trigger broken on payments');
    await handleWebhookEvent(fixture, id);
    expect(await balanceOf(db, person.id)).toBe(5_000_000);
    expect(await runChecks(db.pool)).toEqual([]);
  });

  test('[APAY-006] in one worker leaves no error on an event that another one handled meanwhile', async ({
    db,
  }) => {
    const fixture = createPaymentFixture(db);
    const payment = await openPayment(fixture, (await makePerson(db)).id, 50_000);
    const id = await storeWebhook(fixture, { ...payment, status: 'paid' });
    const [gateway] = fixture.gateways;
    const name = { event_id: 'evt', event_type: 'payment.paid' };
    const down: Gateway = {
      ...gateway,
      readEvent: () => ({
        ...name,
        about: 'session',
        session_id: payment.session_id,
        payment_id: null,
        state: 'ask',
      }),
      // While this one waits for an answer that never comes, another one succeeds.
      querySession: async () => {
        await handleWebhookEvent(fixture, id);
        throw new Error('no answer');
      },
    };
    await expect(handleWebhookEvent({ ...fixture, gateways: [down] }, id)).rejects.toThrow('no answer');
    expect(await eventsOf(db)).toMatchObject([{ is_processed: true, error_message: null }]);
  });
});
