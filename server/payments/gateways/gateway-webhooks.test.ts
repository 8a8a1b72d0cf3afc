import { runChecks } from '#db/run-checks.ts';
import type { Database } from '#server/platform/database/db.ts';
import { inShop, type WorldName } from '#tests/support/gateways/gateway-shop.ts';
import { signedByPaypal } from '#tests/support/gateways/paypal-world.ts';
import { signedByStripe, signedBytes } from '#tests/support/gateways/stripe-world.ts';
import { describe, expect, test } from '#tests/support/machine/database.ts';
import { paymentRecord } from '#tests/support/shop/payments.ts';
import { balanceOf } from '#tests/support/shop/people.ts';

interface StoredEvent {
  readonly is_processed: boolean;
  readonly error_message: string | null;
}

async function eventsOf(db: Database): Promise<StoredEvent[]> {
  const { rows } = await db.pool.query<StoredEvent>(
    'select processed_at is not null as is_processed, error_message from webhook_events order by id',
  );
  return rows;
}

const gateways = ['stripe', 'paypal', 'xendit'] as const satisfies readonly WorldName[];

test('a capture that names no order is ours by our own id, and else of another program, whatever its currency', async ({
  db,
}) => {
  await inShop(db, 'paypal', async ({ world, open, receiveAndHandle, payer }) => {
    const { payment_id } = await open();
    const { currency, minor } = world.charge;
    const capture = (id: string, more: object) =>
      signedByPaypal(
        JSON.stringify({
          id,
          event_type: 'PAYMENT.CAPTURE.COMPLETED',
          resource: { id: `CAP-${id}`, status: 'COMPLETED', ...more },
        }),
        world.api.url,
      );
    await receiveAndHandle(capture('WH-1', { amount: { currency_code: 'TND', value: '12.000' } }));
    expect(await balanceOf(db, payer.id)).toBe(0);
    const amount = { currency_code: currency, value: (minor / 100).toFixed(2) };
    await receiveAndHandle(capture('WH-2', { custom_id: payment_id, amount }));
    expect(await balanceOf(db, payer.id)).toBe(5_000_000);
    const { rows } = await db.pool.query('select is_foreign, error_message from webhook_events order by id');
    expect(rows).toEqual([
      { is_foreign: true, error_message: null },
      { is_foreign: false, error_message: null },
    ]);
  });
});

describe.each(gateways)('a webhook of %s, through the whole intake,', (name) => {
  test('signed: is stored once and credits once, however often it is delivered', async ({ db }) => {
    await inShop(db, name, async ({ world, open, receive, receiveAndHandle, payer }) => {
      const payment = await open();
      const paid = { ...payment, what: 'paid' } as const;
      world.changeSession(paid);
      await receiveAndHandle(world.webhook(paid));
      for (let time = 0; time < 3; time++) {
        const again = await receive(world.webhook(paid));
        expect(again).toMatchObject({ status: 200, body: { received: true, duplicate: true } });
      }
      await receiveAndHandle(world.webhook({ ...paid, event: 'again' }));
      expect(await balanceOf(db, payer.id)).toBe(5_000_000);
      expect(await paymentRecord(db, payment.payment_id)).toMatchObject({ status: 'completed', flags: [] });
      const handled = { is_processed: true, error_message: null };
      expect(await eventsOf(db)).toEqual([handled, handled]);
      expect(await runChecks(db.pool)).toEqual([]);
    });
  });

  test('wrongly signed or tampered with: is refused and leaves no trace', async ({ db }) => {
    await inShop(db, name, async ({ world, open, receive, payer }) => {
      const payment = await open();
      const webhook = world.webhook({ ...payment, what: 'paid' });
      const refused = { status: 400, body: { code: 'BAD_SIGNATURE' } };
      expect(await receive(world.forged(webhook))).toMatchObject(refused);
      expect(await receive({ ...webhook, headers: {} })).toMatchObject(refused);
      if (name !== 'xendit') {
        const raw_body = webhook.raw_body.replace(payment.session_id, `${payment.session_id}9`);
        expect(await receive({ ...webhook, raw_body })).toMatchObject(refused);
      }
      expect(await eventsOf(db)).toEqual([]);
      expect(await balanceOf(db, payer.id)).toBe(0);
    });
  });

  test.for([
    { part: 'half', share: 0.5 },
    { part: 'twice', share: 2 },
  ])('of $part of the amount: what arrived is credited, and flagged', async ({ share }, { db }) => {
    await inShop(db, name, async ({ world, open, receiveAndHandle, payer }) => {
      const payment = await open();
      const paid = { ...payment, what: 'paid', minor: world.charge.minor * share } as const;
      world.changeSession(paid);
      await receiveAndHandle(world.webhook(paid));
      expect(await balanceOf(db, payer.id)).toBe(5_000_000 * share);
      expect(await paymentRecord(db, payment.payment_id)).toMatchObject({
        status: 'completed',
        received_bigint: 5_000_000 * share,
        flags: ['amount_differs'],
      });
      expect(await runChecks(db.pool)).toEqual([]);
    });
  });

  test('[APAY-006] in another currency than requested: credits nothing, and waits for staff', async ({
    db,
  }) => {
    await inShop(db, name, async ({ world, open, receiveAndHandle, payer }) => {
      const payment = await open();
      const paid = { ...payment, what: 'paid', currency: 'SGD', minor: 500 } as const;
      world.changeSession(paid);
      await receiveAndHandle(world.webhook(paid));
      expect(await balanceOf(db, payer.id)).toBe(0);
      expect(await paymentRecord(db, payment.payment_id)).toMatchObject({
        status: 'pending',
        received_bigint: null,
        flags: ['currency_differs'],
      });
      const { currency, minor } = world.charge;
      const error_message = `SGD 500 arrived where ${currency} ${minor} was asked`;
      expect(await eventsOf(db)).toEqual([{ is_processed: true, error_message }]);
    });
  });

  test('about what another program sold on the same account: is answered, kept and marked, and no failure', async ({
    db,
  }) => {
    await inShop(db, name, async ({ world, receiveAndHandle }) => {
      const theirs = { session_id: 'theirs1', payment_id: 'order-4711', what: 'paid' } as const;
      await receiveAndHandle(world.webhook(theirs));
      await receiveAndHandle(
        world.refundWebhook({ gateway_refund_id: 'theirs2', refund_id: 'refund-4711', status: 'succeeded' }),
      );
      const { rows } = await db.pool.query(
        'select is_foreign, processed_at is not null as is_processed, error_message from webhook_events',
      );
      const foreign = { is_foreign: true, is_processed: true, error_message: null };
      expect(rows).toEqual([foreign, foreign]);
      expect((await db.pool.query('select from ledger_postings')).rowCount).toBe(0);
    });
  });

  test('of an unknown payment: is stored with its error, and credits nobody', async ({ db }) => {
    await inShop(db, name, async ({ world, receiveAndHandle, payer }) => {
      const stray = { session_id: 'stray1', payment_id: payer.id, what: 'paid' } as const;
      await receiveAndHandle(world.webhook(stray));
      const error_message = 'no payment has the session stray1';
      expect(await eventsOf(db)).toEqual([{ is_processed: false, error_message }]);
      expect((await db.pool.query('select from ledger_postings')).rowCount).toBe(0);
    });
  });

  test('paid, after one that closed the payment: is credited and flagged as late', async ({ db }) => {
    await inShop(db, name, async ({ world, open, receiveAndHandle, payer }) => {
      const payment = await open();
      world.changeSession({ ...payment, what: 'closed' });
      await receiveAndHandle(world.webhook({ ...payment, what: 'closed' }));
      const closed = await paymentRecord(db, payment.payment_id);
      expect(['failed', 'expired']).toContain(closed.status);
      world.changeSession({ ...payment, what: 'paid' });
      await receiveAndHandle(world.webhook({ ...payment, what: 'paid' }));
      expect(await paymentRecord(db, payment.payment_id)).toMatchObject({
        status: 'completed',
        flags: ['paid_after_expiry'],
      });
      expect(await balanceOf(db, payer.id)).toBe(5_000_000);
      expect(await runChecks(db.pool)).toEqual([]);
    });
  });

  test('closed, after it was paid: reverses nothing; paid late, but reported in time: is flagged', async ({
    db,
  }) => {
    await inShop(db, name, async ({ world, open, receiveAndHandle, payer }) => {
      const [first, late] = [await open(), await open()];
      world.changeSession({ ...first, what: 'paid' });
      await receiveAndHandle(world.webhook({ ...first, what: 'paid' }));
      await receiveAndHandle(world.webhook({ ...first, what: 'closed' }));
      expect(await paymentRecord(db, first.payment_id)).toMatchObject({ status: 'completed', flags: [] });
      await db.pool.query("update payments set expires_at = now() - interval '1 second'");
      world.changeSession({ ...late, what: 'paid' });
      await receiveAndHandle(world.webhook({ ...late, what: 'paid' }));
      expect(await paymentRecord(db, late.payment_id)).toMatchObject({ flags: ['paid_after_expiry'] });
      expect(await balanceOf(db, payer.id)).toBe(10_000_000);
    });
  });

  test('that never comes: the gateway is queried, and reports paid or closed', async ({ db }) => {
    await inShop(db, name, async ({ world, app, open, payer }) => {
      const [paid, closed, open_] = [await open(), await open(), await open()];
      world.changeSession({ ...paid, what: 'paid' });
      world.changeSession({ ...closed, what: 'closed' });
      await db.pool.query('alter table payments disable trigger payments_stamp');
      await db.pool.query("update payments set updated_at = updated_at - interval '3 minutes'");
      await db.pool.query('alter table payments enable trigger payments_stamp');
      await app.jobs.find((job) => job.name === 'settle-stale-payments')?.run({});
      expect(await paymentRecord(db, paid.payment_id)).toMatchObject({ status: 'completed', flags: [] });
      expect(['failed', 'expired']).toContain((await paymentRecord(db, closed.payment_id)).status);
      expect(await paymentRecord(db, open_.payment_id)).toMatchObject({ status: 'pending' });
      expect(await balanceOf(db, payer.id)).toBe(5_000_000);
    });
  });
});

describe('a Stripe webhook', () => {
  test('that is older than five minutes is refused, although it is signed', async ({ db }) => {
    await inShop(db, 'stripe', async ({ receive }) => {
      const sixMinutesAgo = Math.floor(Date.now() / 1000) - 360;
      const old = signedByStripe(
        { id: 'evt_1', type: 'checkout.session.completed' },
        { id: 'cs_1' },
        sixMinutesAgo,
      );
      expect(await receive(old)).toMatchObject({ status: 400, body: { code: 'BAD_SIGNATURE' } });
    });
  });

  test('of an unhandled type is stored and changes nothing; an unreadable one is refused', async ({ db }) => {
    await inShop(db, 'stripe', async ({ receive }) => {
      const other = signedByStripe({ id: 'evt_1', type: 'customer.created' }, { id: 'cus_1' });
      expect(await receive(other)).toMatchObject({ status: 200, body: { duplicate: false } });
      for (const body of ['paid!', '{"id":"evt_1"}']) {
        expect(await receive(signedBytes(body))).toMatchObject({ status: 422, body: { code: 'BAD_EVENT' } });
      }
      expect(await eventsOf(db)).toHaveLength(1);
    });
  });

  test('of a failed transfer closes the payment', async ({ db }) => {
    await inShop(db, 'stripe', async ({ open, receiveAndHandle }) => {
      const { payment_id, session_id } = await open();
      const session = {
        id: session_id,
        status: 'complete',
        payment_status: 'unpaid',
        amount_total: 1,
        currency: 'idr',
      };
      await receiveAndHandle(signedByStripe({ id: 'evt_1', type: 'checkout.session.completed' }, session));
      expect(await paymentRecord(db, payment_id)).toMatchObject({ status: 'pending' });
      await receiveAndHandle(
        signedByStripe({ id: 'evt_2', type: 'checkout.session.async_payment_failed' }, session),
      );
      expect(await paymentRecord(db, payment_id)).toMatchObject({ status: 'failed' });
    });
  });
});

test('a PayPal order approved by its payer is captured by the webhook, and credited', async ({ db }) => {
  await inShop(db, 'paypal', async ({ world, open, receiveAndHandle, payer }) => {
    const payment = await open();
    world.changeSession({ ...payment, what: 'paid' });
    const approved = {
      id: 'WH-1',
      event_type: 'CHECKOUT.ORDER.APPROVED',
      resource: { id: payment.session_id },
    };
    await receiveAndHandle(signedByPaypal(JSON.stringify(approved), world.api.url));
    expect(await balanceOf(db, payer.id)).toBe(5_000_000);
    const captures = world.api.calls.filter(({ path }) => path.endsWith('/capture'));
    expect(captures.map(({ headers }) => headers['paypal-request-id'])).toEqual([
      `capture-${payment.session_id}`,
    ]);
    await receiveAndHandle(world.webhook({ ...payment, what: 'paid' }));
    expect(await balanceOf(db, payer.id)).toBe(5_000_000);
    const stray = { ...approved, id: 'WH-2', resource: { id: 'STRAY' } };
    await receiveAndHandle(signedByPaypal(JSON.stringify(stray), world.api.url));
    expect(world.api.calls.some(({ path }) => path.includes('STRAY'))).toBe(false);
  });
});
