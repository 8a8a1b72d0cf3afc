import { randomUUID } from 'node:crypto';
import { runChecks } from '#db/run-checks.ts';
import { readBillingDetails, saveBillingDetails } from '#server/account/index.ts';
import { checkOut } from '#server/checkout/index.ts';
import { completeIntent, openIntent } from '#server/intents/index.ts';
import { refundOrder } from '#server/orders/index.ts';
import type { Database } from '#server/platform/database/db.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import { sen } from '#shared/money/money.ts';
import { succeed } from '#shared/result.ts';
import { describe, expect, test } from '#tests/support/machine/database.ts';
import { openBrowser } from '#tests/support/shop/guests.ts';
import { chargePpn } from '#tests/support/shop/hand-made-month.ts';
import { makePerson, type Person } from '#tests/support/shop/people.ts';
import { lineOf, makeProduct } from '#tests/support/shop/products.ts';
import { clockAt, makeService, settle, subscriberOf } from '#tests/support/shop/subscriptions.ts';
import {
  issueCreditNotes,
  issueInvoice,
  issueMissingDocuments,
  printAnyCreditNote,
  printInvoice,
} from './index.ts';

const company = { name: 'PT Kopi Nusantara', npwp: '0987654321098000', address: 'Jl. Kenanga 5, Bandung' };
const other = { name: 'CV Lain', npwp: '1234567890123456', address: 'Jl. Melati 1' };

async function buy(db: Database, buyer: Person, overrides: Partial<Parameters<typeof checkOut>[1]> = {}) {
  const lines = [lineOf(await makeProduct(db, { price: 111_000 }))];
  const bought = await checkOut(db, { buyer, lines, idempotency_key: randomUUID(), ...overrides });
  if (!bought.ok) throw new Error(bought.refusal.code);
  return bought.value.order.id;
}

async function invoiceOf(db: Database, order: string) {
  const issued = await issueInvoice(db, order);
  if (!issued.ok) throw new Error(issued.refusal.code);
  return issued.value;
}

const keep = (db: Database, person: Person, kept: typeof company) =>
  withTx(db, async (tx) => succeed(await saveBillingDetails(tx, person.id, kept)));

describe('the company that an invoice is for', () => {
  test('is chosen with the purchase, kept on the account, and used until another choice is made', async ({
    db,
  }) => {
    const buyer = await makePerson(db, { balance: 1_000_000 });
    const first = await buy(db, buyer, { company });
    expect(await readBillingDetails(db.orm, buyer.id)).toEqual(company);
    const [second, private_] = [await buy(db, buyer), await buy(db, buyer, { company: null })];
    expect((await invoiceOf(db, first)).buyer).toEqual(company);
    expect((await invoiceOf(db, second)).buyer).toEqual(company);
    expect((await invoiceOf(db, private_)).buyer).toBeNull();
    expect(await readBillingDetails(db.orm, buyer.id)).toEqual(company);
  });

  test('stays on what was issued, whatever the account keeps later', async ({ db }) => {
    const buyer = await makePerson(db, { balance: 500_000 });
    const order = await buy(db, buyer, { company });
    const issued = await invoiceOf(db, order);
    await keep(db, buyer, other);
    expect(await invoiceOf(db, order)).toEqual(issued);
    const printed = await printInvoice(db, buyer.id, order);
    expect(printed.ok && printed.value.content.length).toBeGreaterThan(1000);
  });

  test('goes with a purchase that waits for its money, and with the periods of a subscription', async ({
    db,
  }) => {
    const clock = clockAt('2026-01-31T03:00:00.000Z');
    const buyer = await makePerson(db, { balance: 500_000 });
    const request = { items: [lineOf(await makeProduct(db, { price: 9_000 }))], company };
    const opened = await openIntent(db, 'checkout', { buyer, request });
    if (!opened.ok) throw new Error(opened.refusal.code);
    await completeIntent({ db, clock }, opened.value.id);
    await subscriberOf(db, clock, buyer).subscribe(await makeService(db), { company });
    clock.moveTo('2026-02-28T03:00:00.000Z');
    await settle(db, clock);
    const { rows } = await db.pool.query<{ id: string }>('select id from orders order by created_at');
    expect(rows).toHaveLength(3);
    for (const { id } of rows) expect((await invoiceOf(db, id)).buyer).toEqual(company);
  });

  test('of a guest is for that purchase alone: it changes no account that has the address', async ({
    db,
  }) => {
    const owner = await makePerson(db);
    await keep(db, owner, other);
    const product = await makeProduct(db, { price: 25_000 });
    const browser = openBrowser(db);
    const opened = await browser.open(product, { email: owner.email, body: { company } });
    await browser.pay(opened, { amount: 2_500_000 });
    await browser.app.drainJobs();
    const { rows } = await db.pool.query<{ buyer: unknown }>('select buyer from invoices');
    expect(rows).toEqual([{ buyer: company }]);
    expect(await readBillingDetails(db.orm, owner.id)).toEqual(other);
  });

  test('needs an NPWP of 16 digits, however they are grouped', async ({ db }) => {
    const product = await makeProduct(db, { price: 25_000 });
    const browser = openBrowser(db);
    const npwps = ['09.876.543.2-109.8000', '12345', '0000000000000000'];
    const statuses = npwps.map(async (npwp, n) => {
      const body = { company: { ...company, npwp } };
      return (await browser.post(product, { email: `a${n}@contoh.example`, body })).status;
    });
    expect(await Promise.all(statuses)).toEqual([200, 422, 422]);
  });
});

describe('credit notes', () => {
  test('raced by two refunds and four jobs: one each, in order, and the tax adds up', async ({ db }) => {
    await chargePpn(db, '2020-01-01');
    const buyer = await makePerson(db, { balance: 111_000 });
    const order_id = await buy(db, buyer, { company });
    const give = (amount: number) =>
      withTx(db, (tx) =>
        refundOrder(tx, {
          ...{ order_id, amount: sen(amount), reason: 'Sebagian', ends_access: false },
          idempotency_key: randomUUID(),
        }),
      );
    const results = await Promise.all([
      give(3_333_300),
      give(7_766_700),
      ...Array.from({ length: 4 }, () => issueCreditNotes(db, order_id)),
    ]);
    expect(results.every(({ ok }) => ok)).toBe(true);
    const notes = await issueCreditNotes(db, order_id);
    const year = new Date(Date.now() + 7 * 3_600_000).getUTCFullYear();
    expect(notes).toMatchObject({
      value: [{ number: `CN/${year}/000001` }, { number: `CN/${year}/000002` }],
    });
    const taxes = notes.ok ? notes.value.map(({ tax_bigint }) => tax_bigint) : [];
    expect(taxes.reduce((sum, tax) => sum + tax, 0)).toBe(1_100_000);
    expect((await give(100)).ok).toBe(false);
    expect(await issueCreditNotes(db, order_id)).toEqual(notes);
    expect(await runChecks(db.pool)).toEqual([]);
    const [note] = notes.ok ? notes.value : [];
    const printed = await printAnyCreditNote(db.orm, note?.id ?? '');
    expect(printed).toMatchObject({ ok: true, value: { file_name: `CN-${year}-000001.pdf` } });
  });

  test('that are late are numbered in the order of the refunds, over all orders', async ({ db }) => {
    const buyer = await makePerson(db, { balance: 300_000 });
    const [a, b] = [await buy(db, buyer, { company }), await buy(db, buyer, { company })];
    const refunds = [a, b, a].map((order_id, n) => ({
      ...{ order_id, amount: sen(100 * (n + 1)), reason: 'Sebagian', ends_access: false },
      idempotency_key: randomUUID(),
    }));
    for (const refund of refunds) await withTx(db, (tx) => refundOrder(tx, refund));
    await issueMissingDocuments(db);
    const { rows } = await db.pool.query(
      'select total_bigint::int as total from credit_notes order by sequence',
    );
    expect(rows.map(({ total }) => total)).toEqual([100, 200, 300]);
    expect(await runChecks(db.pool)).toEqual([]);
  });

  test('are refused by the database for what is no refund of the invoice, and for other tax', async ({
    db,
  }) => {
    await chargePpn(db, '2020-01-01');
    const buyer = await makePerson(db, { balance: 222_000 });
    const [order_id, elsewhere] = [await buy(db, buyer), await buy(db, buyer)];
    const refund = { order_id, amount: sen(5_550_000), reason: '', idempotency_key: 'r', ends_access: false };
    await withTx(db, (tx) => refundOrder(tx, refund));
    const [{ id: mine }, { id: theirs }] = [await invoiceOf(db, order_id), await invoiceOf(db, elsewhere)];
    const write = (invoice: string, tax: number) =>
      db.pool.query(
        `insert into credit_notes (invoice_id, posting_id, tax_bigint)
         select $1, id, $2 from ledger_postings where type = 'refund'`,
        [invoice, tax],
      );
    await expect(write(theirs, 550_000)).rejects.toThrow('refunds nothing of invoice');
    await expect(write(mine, 550_100)).rejects.toThrow('not that much');
    await write(mine, 550_000);
    await expect(write(mine, 550_000)).rejects.toThrow();
  });
});
