import { randomUUID } from 'node:crypto';
import { checkOut } from '#server/checkout/index.ts';
import { openIntent, topUpForIntent } from '#server/intents/index.ts';
import type { Database } from '#server/platform/database/db.ts';
import { rupiah } from '#shared/money/money.ts';
import { describe, expect, test } from '#tests/support/machine/database.ts';
import { createPaymentFixture, deliver, openPayment } from '#tests/support/shop/payments.ts';
import { makePerson, type Person } from '#tests/support/shop/people.ts';
import { lineOf, makeProduct } from '#tests/support/shop/products.ts';
import {
  exportWalletTransactions,
  listStatement,
  listWalletTransactions,
  readWalletSummary,
} from './index.ts';

const firstPage = { limit: 20, offset: 0 };

interface Paying {
  readonly buyer: Person;
  readonly price: number;
  /** The payment brings in this much. */
  readonly amount: number;
}

/** A purchase that completes with its payment; the payment's id. */
async function payForPurchase(db: Database, { buyer, price, amount }: Paying): Promise<string> {
  const product = await makeProduct(db, { price });
  const fixture = createPaymentFixture(db);
  const intent = await openIntent(db, 'checkout', { buyer, request: { items: [lineOf(product)] } });
  if (!intent.ok) throw new Error(intent.refusal.code);
  const opened = await topUpForIntent(fixture, {
    ...{ user_id: buyer.id, intent_id: intent.value.id, returns_to: 'billing', amount: rupiah(amount) },
    ...{ payment_method: 'dev_mode', description: '', idempotency_key: randomUUID() },
  });
  if (!opened.ok) throw new Error(opened.refusal.code);
  const { payment_id, session_id } = opened.value;
  await deliver(fixture, { session_id, amount, status: 'paid' });
  return payment_id;
}

describe('a wallet as its owner sees it', () => {
  test('[WAL-036, API-051] is empty, in IDR, if there is none, and reading creates none', async ({ db }) => {
    const person = await makePerson(db);
    expect(await readWalletSummary(db.orm, person.id)).toEqual({
      id: null,
      user_id: person.id,
      balance_bigint: 0,
      currency: 'IDR',
      is_active: true,
      dispute: null,
      total_spent: 0,
      transaction_count: 0,
      created_at: null,
      updated_at: null,
    });
    expect(await listStatement(db.orm, person.id, firstPage)).toEqual({
      transactions: [],
      total: 0,
    });
    expect((await db.pool.query('select from wallets')).rowCount).toBe(0);
  });

  test('[PORT-010, API-054, WAL-033, WAL-034] adds up, newest transaction first, in pages', async ({
    db,
  }) => {
    const buyer = await makePerson(db);
    const fixture = createPaymentFixture(db);
    const payment = await openPayment(fixture, buyer.id, 80_000);
    await deliver(fixture, { ...payment, status: 'paid' });
    const product = await makeProduct(db, { title: 'Templat Kontrak' });
    await checkOut(db, { buyer, lines: [lineOf(product)], idempotency_key: randomUUID() });
    expect(await readWalletSummary(db.orm, buyer.id)).toMatchObject({
      balance_bigint: 3_000_000,
      total_spent: 50_000,
      transaction_count: 2,
    });
    const spent = {
      type: 'purchase',
      transaction_type: 'debit',
      amount_bigint: -5_000_000,
      balance_before: 8_000_000,
      balance_after: 3_000_000,
      description: 'Templat Kontrak',
      reference_type: 'order',
    };
    const gained = {
      type: 'topup',
      transaction_type: 'credit',
      amount_bigint: 8_000_000,
      balance_before: 0,
      balance_after: 8_000_000,
      reference_type: 'payment',
      reference_id: payment.payment_id,
    };
    const all = await listStatement(db.orm, buyer.id, firstPage);
    expect(all).toMatchObject({ transactions: [spent, gained], total: 2 });
    const second = await listStatement(db.orm, buyer.id, { limit: 1, offset: 1 });
    expect(second).toMatchObject({ transactions: [gained], total: 2 });
  });

  test('[DECISIONS 68] shows a purchase and the payment for it as one line, and its balances and sums still agree', async ({
    db,
  }) => {
    const buyer = await makePerson(db, { balance: 20_000 });
    const payment_id = await payForPurchase(db, { buyer, price: 50_000, amount: 30_000 });
    const ledger = await listWalletTransactions(db.orm, buyer.id, firstPage);
    expect(ledger).toMatchObject({
      total: 3,
      transactions: [{ paid: null }, { reference_id: payment_id }, {}],
    });
    const { transactions, total } = await listStatement(db.orm, buyer.id, firstPage);
    expect({ transactions, total }).toMatchObject({
      total: 2,
      transactions: [
        {
          reference_type: 'order',
          type: 'purchase',
          amount_bigint: -2_000_000,
          balance_before: 2_000_000,
          balance_after: 0,
          paid: { method: 'dev_mode', amount_bigint: 3_000_000 },
        },
        { balance_after: 2_000_000, paid: null },
      ],
    });
    expect(await readWalletSummary(db.orm, buyer.id)).toMatchObject({
      transaction_count: 2,
      balance_bigint: 0,
    });
    expect(await listStatement(db.orm, buyer.id, { ...firstPage, type: 'topup' })).toMatchObject({
      total: 0,
    });
    const { content } = exportWalletTransactions(db.orm, buyer.id, {});
    const [, line] = (await new Response(content('comma')).text()).split('\r\n');
    expect(line).toMatch(/,-20000,0,[^,]+,30000$/);
  });

  test('shows the top-up of whoever paid more than was missing as a line of its own', async ({ db }) => {
    const buyer = await makePerson(db);
    const payment_id = await payForPurchase(db, { buyer, price: 50_000, amount: 60_000 });
    expect(await listStatement(db.orm, buyer.id, firstPage)).toMatchObject({
      total: 2,
      transactions: [
        { type: 'purchase', amount_bigint: -5_000_000, paid: null },
        { type: 'topup', amount_bigint: 6_000_000, reference_id: payment_id },
      ],
    });
  });

  test('shows nothing of another wallet', async ({ db }) => {
    const person = await makePerson(db, { balance: 1_000 });
    await makePerson(db, { balance: 2_000 });
    const { transactions } = await listStatement(db.orm, person.id, firstPage);
    expect(transactions).toMatchObject([{ user_id: person.id, amount_bigint: 100_000 }]);
  });
});
