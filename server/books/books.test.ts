import { readFile } from 'node:fs/promises';
import { runChecks } from '#db/run-checks.ts';
import { systemActor } from '#server/audit/index.ts';
import { issueCreditNotes, issueInvoice, issueMissingDocuments } from '#server/invoices/index.ts';
import { lockWallet, postEntries } from '#server/ledger/index.ts';
import type { Database } from '#server/platform/database/db.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import type { CsvFile } from '#server/platform/text/csv.ts';
import { sen } from '#shared/money/money.ts';
import { succeed } from '#shared/result.ts';
import { withoutControls } from '#shared/text/control-characters.ts';
import { corruptBooks } from '#tests/support/corruptions/corrupt-books.ts';
import { describe, expect, test } from '#tests/support/machine/database.ts';
import { openBook } from '#tests/support/shop/dated-books.ts';
import { chargePpn, makeOctober, post } from '#tests/support/shop/hand-made-month.ts';
import { makePerson } from '#tests/support/shop/people.ts';
import { makeProduct } from '#tests/support/shop/products.ts';
import { clockAt } from '#tests/support/shop/subscriptions.ts';
import { closeMonth, exportCoretax, exportDocuments, exportJournal, readBookMonth } from './index.ts';

const OCTOBER = '2025-10';
const now = new Date('2025-11-20T03:00:00Z');
const byHand = (name: string) => readFile(new URL(`hand-made/${name}`, import.meta.url), 'utf8');
const textOf = async ({ content }: CsvFile) => new Response(content('comma')).text();

/** Postings by their order, because their ids are the database's; the items of one sale have no order. */
async function journalOf(db: Database, month = OCTOBER): Promise<string> {
  const text = (await textOf(exportJournal(db.orm, month))).replace('\uFEFF', '').replaceAll('\r\n', '\n');
  const ids = [...new Set([...text.matchAll(/^[\d-]+,(\d+),/gm)].map(([, id = '']) => id))];
  return text
    .replace(/"([^"]+)"/g, (_, titles) => `"${titles.split(', ').toSorted().join(', ')}"`)
    .replace(/^([\d-]+,)(\d+),/gm, (_, day, id) => `${day}#${ids.indexOf(id) + 1},`)
    .replace(/JV-(\d+)/g, (_, id) => `JV-#${ids.indexOf(id) + 1}`);
}

async function coretaxOf(db: Database, email: string): Promise<string> {
  const file = await exportCoretax(db.orm, { month: OCTOBER, part: 1 });
  if (!file.ok) throw new Error(file.refusal.code);
  return (await new Response(file.value.content).text()).replaceAll(email, '#email');
}

/** The checks that are about the books: dated postings stand for payments and vouchers that are not there. */
async function checkBooks(db: Database) {
  const about = /^(invoices|credit-notes|closed|entries|postings|wallets)-/;
  return (await runChecks(db.pool)).filter(({ check }) => about.test(check));
}

async function close(db: Database, month: string, at: Date | string = now) {
  const actor = { ...systemActor, id: (await makePerson(db)).id };
  return closeMonth({ db, clock: clockAt(new Date(at).toISOString()) }, { actor, month });
}

describe('a month worked out by hand', () => {
  test('has this journal, whose postings each sum to zero, and this file for Coretax', async ({ db }) => {
    const { budi } = await makeOctober(db);
    expect(await journalOf(db)).toBe(await byHand('2025-10-journal.csv'));
    expect(await coretaxOf(db, budi.email)).toBe(await byHand('2025-10-coretax.xml'));
  });

  test('goes to Coretax without a control character that a name had before it was kept from them', async ({
    db,
  }) => {
    const { budi } = await makeOctober(db);
    // Invoices are append-only: this one is of before names were kept from control characters.
    await db.pool.query(`begin; set local session_replication_role = replica;
      update invoices set buyer = jsonb_set(buyer, '{name}', '"PT Kopi \\u001f\\u0008& Nusantara\\ufffe"') where buyer ? 'npwp';
      commit`);
    const file = await coretaxOf(db, budi.email);
    expect(file).toContain('<BuyerName>PT Kopi &amp; Nusantara</BuyerName>');
    expect(withoutControls(file)).toBe(file);
  });

  test('has these figures, documents and problems', async ({ db }) => {
    await makeOctober(db);
    const month = await readBookMonth(db.orm, { month: OCTOBER, now });
    expect(month).toMatchObject({
      closed: null,
      is_over: true,
      first_open_month: '2025-09',
      // Sari 771.500, Budi 239.001: the last line of October is in, the first of November is not.
      balance_bigint: 101_050_100,
      accounts: [
        { account: 'adjustments', amount_bigint: -1_000_000, entries: 1 },
        { account: 'gateway_clearing', amount_bigint: -33_900_000, entries: 3 },
        { account: 'promotions', amount_bigint: -5_000_000, entries: 1 },
        { account: 'refunds', amount_bigint: -21_100_000, entries: 2 },
        { account: 'sales_revenue', amount_bigint: 54_399_900, entries: 3 },
        { account: 'subscription_revenue', amount_bigint: 5_550_000, entries: 1 },
        { account: 'wallets', amount_bigint: 1_050_100, entries: 11 },
      ],
      documents: {
        invoices: { count: 4, total_bigint: 59_949_900, tax_bigint: 5_941_000 },
        credit_notes: { count: 2, total_bigint: 21_100_000, tax_bigint: 2_091_000 },
      },
      coretax: {
        invoices: 2,
        files: 1,
        left_out: 2,
        problems: [
          { number: 'INV/2025/000002', problem: 'BUYER_NPWP_MISSING' },
          { number: 'INV/2025/000003', problem: 'BUYER_NPWP_MISSING' },
        ],
        persons: {
          invoices: { count: 2, total_bigint: 38_850_000, tax_bigint: 3_850_000 },
          // The other one is of a company's invoice.
          credit_notes: { count: 1, total_bigint: 10_000_000, tax_bigint: 991_000 },
        },
      },
    });
    expect(month.open).toEqual({
      missing_invoices: 0,
      missing_credit_notes: 0,
      pending_refunds: 0,
      open_disputes: 0,
      waiting_adjustments: 0,
    });
    const documents = await textOf(exportDocuments(db.orm, OCTOBER));
    expect(documents).toContain('credit_note,CN/2025/000001,2025-10-10,INV/2025/000002,');
    expect(documents).toContain(',PT Kopi & Nusantara,0987654321098000,90089.00,9910.00,99999.00');
    expect(await checkBooks(db)).toEqual([]);
  });
});

describe('closing', () => {
  test('keeps the figures of a month, whatever comes later', async ({ db }) => {
    const { book, sari, budi, orders } = await makeOctober(db);
    expect(await close(db, OCTOBER)).toMatchObject({
      refusal: { code: 'EARLIER_MONTH_OPEN', details: { month: '2025-09' } },
    });
    expect((await close(db, '2025-09')).ok).toBe(true);
    expect((await close(db, OCTOBER)).ok).toBe(true);
    const read = () => readBookMonth(db.orm, { month: OCTOBER, now });
    const { newest: _, ...before } = await read();
    const [journal, xml] = [await journalOf(db), await coretaxOf(db, budi.email)];
    expect(before).toMatchObject({
      closed: { closed_by_name: expect.any(String) },
      first_open_month: '2025-11',
    });

    await expect(book.topUp({ person: sari, at: '2025-10-31 23:59:59', amount: 5 })).rejects.toThrow();
    const rest = { person: sari, order_id: orders.ofSari };
    await book.giveBack({ ...rest, at: '2025-11-02 00:00:00', amount: 20_000_000 });
    await issueMissingDocuments(db);
    const { newest: __, ...after } = await read();
    expect(after).toEqual(before);
    expect(await journalOf(db)).toBe(journal);
    expect(await coretaxOf(db, budi.email)).toBe(xml);
    expect(await close(db, OCTOBER)).toMatchObject({ refusal: { code: 'MONTH_CLOSED' } });
    expect(await checkBooks(db)).toEqual([]);
  });

  test('waits for the end of the month, and issues what is missing', async ({ db }) => {
    await chargePpn(db, '2025-10-01');
    const buyer = await makePerson(db);
    const book = openBook(db);
    await book.topUp({ person: buyer, at: '2025-10-01 08:00:00', amount: 11_100_000 });
    const product = await makeProduct(db, { price: 111_000 });
    const order_id = await book.buy(buyer, [product], { at: '2025-10-31 23:59:59' });
    await book.giveBack({ person: buyer, at: '2025-10-31 23:59:59', amount: 1_110_000, order_id });
    expect(await close(db, OCTOBER, '2025-10-31T18:59:59Z')).toMatchObject({
      refusal: { code: 'MONTH_NOT_OVER' },
    });
    expect((await close(db, OCTOBER, '2025-10-31T19:00:00Z')).ok).toBe(true);
    const { documents } = await readBookMonth(db.orm, { month: OCTOBER, now });
    expect(documents).toEqual({
      invoices: { count: 1, total_bigint: 11_100_000, tax_bigint: 1_100_000 },
      credit_notes: { count: 1, total_bigint: 1_110_000, tax_bigint: 110_000 },
    });
    expect(await checkBooks(db)).toEqual([]);
  });

  test('dates what is issued too late with today, and books its tax in that month', async ({ db }) => {
    await chargePpn(db, '2025-10-01');
    const buyer = await makePerson(db);
    const book = openBook(db);
    await book.topUp({ person: buyer, at: '2025-10-01 08:00:00', amount: 11_100_000 });
    const product = await makeProduct(db, { price: 111_000 });
    const order = await book.buy(buyer, [product], { at: '2025-10-02 08:00:00' });
    // An order that the staff had noted as failed has no paper until it is noted otherwise.
    await db.pool.query("update orders set status = 'failed' where id = $1", [order]);
    expect((await close(db, OCTOBER)).ok).toBe(true);
    const journal = await journalOf(db);
    await db.pool.query("update orders set status = 'completed' where id = $1", [order]);
    const issued = await issueInvoice(db, order);
    const today = new Date(Date.now() + 7 * 3_600_000).toISOString().slice(0, 10);
    expect(issued).toMatchObject({ value: { issued_on: today, tax_bigint: 1_100_000 } });
    expect(await journalOf(db)).toBe(journal);
    const later = await journalOf(db, today.slice(0, 7));
    expect(later).toContain(`${today},#1,4100,Penjualan,11000.00,,INV/${today.slice(0, 4)}/000001`);
    expect(later).toContain(`${today},#1,2200,PPN keluaran,,11000.00,INV/${today.slice(0, 4)}/000001`);
    expect(await checkBooks(db)).toEqual([]);
  });

  test('raced by postings of that month: each is in its figures or refused', async ({ db }) => {
    const people = await Promise.all(Array.from({ length: 12 }, () => makePerson(db)));
    const paid = { type: 'topup', account: 'gateway_clearing', description: '', amount: 5 } as const;
    const [closed, ...posted] = await Promise.all([
      close(db, OCTOBER),
      ...people.map((person, n) =>
        post(db, person, { ...paid, at: `2025-10-1${n % 10} 08:00:00` }).then(
          () => true,
          () => false,
        ),
      ),
    ]);
    expect(closed.ok).toBe(true);
    const { accounts } = await readBookMonth(db.orm, { month: OCTOBER, now });
    const [wallets, others] = [true, false].map((isWallets) =>
      accounts.filter(({ account }) => (account === 'wallets') === isWallets),
    );
    for (const lines of [wallets, others])
      expect(lines?.reduce((sum, { entries }) => sum + entries, 0)).toBe(posted.filter(Boolean).length);
    expect(await checkBooks(db)).toEqual([]);
  });

  test('of the month of a posting that took too long has it tried again', async ({ db }) => {
    const person = await makePerson(db, { balance: 10 });
    const closing = (statement: string) => corruptBooks(db, statement);
    const user = (await makePerson(db)).id;
    let tries = 0;
    const posted = await withTx(db, async (tx) => {
      tries += 1;
      await closing(
        tries === 1
          ? `insert into closed_months (month, closed_by, balance_bigint, invoices, invoiced_bigint,
               invoiced_tax_bigint, credit_notes, credited_bigint, credited_tax_bigint)
             select date_trunc('month', now() at time zone interval '7 hours')::date, '${user}', 0, 0, 0, 0, 0, 0, 0`
          : 'delete from closed_months',
      );
      const wallet = await lockWallet(tx, person.id);
      const entries = [
        { wallet, amount: sen(5) },
        { account: 'adjustments', amount: sen(-5) },
      ] as const;
      await postEntries(tx, { type: 'adjustment', idempotency_key: 'late', description: '', entries });
      return succeed(tries);
    });
    expect(posted).toEqual({ ok: true, value: 2 });
  });
});

test('the database changes nothing that was issued or closed, and opens no month', async ({ db }) => {
  const { orders } = await makeOctober(db);
  await issueCreditNotes(db, orders.ofSari);
  await close(db, '2025-09');
  const tables = ['credit_notes', 'invoices', 'closed_months', 'closed_month_accounts', 'tax_rates'];
  const first = { credit_notes: 'reason', invoices: 'seller', tax_rates: 'valid_from' };
  for (const table of tables) {
    const column = Object.entries(first).find(([name]) => name === table)?.[1] ?? 'month';
    await expect(db.pool.query(`update ${table} set ${column} = ${column}`)).rejects.toThrow('append-only');
    await expect(db.pool.query(`delete from ${table}`)).rejects.toThrow('append-only');
  }
  const insert = `insert into closed_months (month, closed_by, balance_bigint, invoices, invoiced_bigint,
    invoiced_tax_bigint, credit_notes, credited_bigint, credited_tax_bigint)
    select $1::date, id, 0, 0, 0, 0, 0, 0, 0 from users limit 1`;
  await expect(db.pool.query(insert, ['2025-08-01'])).rejects.toThrow('is closed');
  const running = `${new Date(Date.now() + 7 * 3_600_000).toISOString().slice(0, 7)}-01`;
  await expect(db.pool.query(insert, [running])).rejects.toThrow('is not over');
  await expect(
    db.pool.query(
      `insert into ledger_postings (type, idempotency_key, created_at) values ('topup', 'x', '2025-09-30T16:59:59Z')`,
    ),
  ).rejects.toThrow('is closed');
});
