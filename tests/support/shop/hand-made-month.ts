import { randomUUID } from 'node:crypto';
import { saveBillingDetails } from '#server/account/index.ts';
import { systemActor } from '#server/audit/index.ts';
import { saveSetting } from '#server/content/index.ts';
import { issueCreditNotes, issueInvoice } from '#server/invoices/index.ts';
import { lockWallet, type Posting, postEntries, type SystemAccount } from '#server/ledger/index.ts';
import type { Database } from '#server/platform/database/db.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import { negateSen, sen } from '#shared/money/money.ts';
import { succeed } from '#shared/result.ts';
import { openBook, wib } from './dated-books.ts';
import { makePerson, type Person } from './people.ts';
import { makeProduct } from './products.ts';

/** Set without a second admin: nobody is an admin in these tests. */
export async function chargePpn(db: Database, from: string): Promise<void> {
  const settings = {
    tax_seller_name: 'PT Arunika Cahaya',
    tax_seller_npwp: '00.123.456.7-890.1000',
    tax_seller_address: 'Jl. Merdeka 1, Jakarta',
    tax_ppn_from: from,
  };
  for (const [key, value] of Object.entries(settings)) {
    const saved = await withTx(db, (tx) => saveSetting(tx, systemActor, { key, value }));
    if (!saved.ok) throw new Error(saved.refusal.code);
  }
}

interface Movement extends Omit<Posting, 'at' | 'entries' | 'idempotency_key'> {
  readonly at: string;
  /** Rupiah. */
  readonly amount: number;
  readonly account: SystemAccount;
}

export function post(db: Database, person: Person, { at, amount, account, ...posting }: Movement) {
  return withTx(db, async (tx) => {
    const wallet = await lockWallet(tx, person.id);
    const entries = [
      { wallet, amount: sen(amount * 100) },
      { account, amount: negateSen(sen(amount * 100)) },
    ] as const;
    const posted = await postEntries(tx, {
      ...posting,
      at: wib(at),
      entries,
      idempotency_key: randomUUID(),
    });
    if (!posted.ok) throw new Error(posted.refusal.code);
    return succeed(posted.value.posting_id);
  });
}

const topUp = { type: 'topup', account: 'gateway_clearing', reference_type: 'payment' } as const;

const service = {
  title: 'Pendampingan',
  price: 55_500,
  type: 'subscription_service',
  is_subscription: true,
  billing_cycle: 'monthly',
} as const;

/**
 * October 2025, with something on both sides of each of its ends: what the files in server/books/hand-made say was
 * worked out by hand from this story. PPN is inside the prices; Budi buys for a company.
 */
export async function makeOctober(db: Database) {
  await chargePpn(db, '2025-10-01');
  const book = openBook(db);
  const [sari, budi] = [await makePerson(db), await makePerson(db)];
  const company = {
    name: 'PT Kopi & Nusantara',
    npwp: '0987654321098000',
    address: 'Jl. Kenanga 5, Bandung',
  };
  await withTx(db, async (tx) => succeed(await saveBillingDetails(tx, budi.id, company)));
  const make = (title: string, price: number) => makeProduct(db, { title, price });
  const [kasir, stok] = [await make('Templat Kasir', 111_000), await make('Templat Stok', 222_000)];
  const [guide, sums] = [await make('Panduan Kasir', 77_777), await make('Rumus Stok', 22_222)];
  const paid = { ...topUp, description: 'Isi saldo' };
  await post(db, sari, {
    ...paid,
    at: '2025-09-30 23:59:59',
    amount: 1_000_000,
    reference_id: 'ffffffff-0000-4000-8000-000000000000',
  });
  await post(db, budi, {
    ...paid,
    at: '2025-10-01 00:00:00',
    amount: 500_000,
    reference_id: 'aaaaaaaa-0000-4000-8000-000000000000',
  });
  const invoiced = async (order: Promise<string>) => {
    const id = await order;
    const issued = await issueInvoice(db, id);
    if (!issued.ok) throw new Error(issued.refusal.code);
    return id;
  };
  const ofBudi = await invoiced(book.buy(budi, [kasir], { at: '2025-10-02 10:00:00' }));
  const ofSari = await invoiced(book.buy(sari, [kasir, stok], { at: '2025-10-03 10:00:00' }));
  await post(db, sari, {
    type: 'adjustment',
    account: 'promotions',
    description: 'Voucher HALO',
    reference_type: 'voucher',
    at: '2025-10-05 08:00:00',
    amount: 50_000,
  });
  const subscribed = await book.subscribe(sari, '2025-10-07 08:00:00', await makeProduct(db, service));
  if (!subscribed.ok) throw new Error('not subscribed');
  await invoiced(Promise.resolve(subscribed.value));
  await book.giveBack({ person: sari, at: '2025-10-10 09:00:00', amount: 10_000_000, order_id: ofSari });
  await issueCreditNotes(db, ofSari);
  await book.giveBack({ person: budi, at: '2025-10-12 09:00:00', amount: 11_100_000, order_id: ofBudi });
  await post(db, budi, {
    ...topUp,
    description: 'Dikembalikan ke pembayaran asal',
    reference_type: 'gateway_refund',
    at: '2025-10-12 09:00:01',
    amount: -111_000,
  });
  await issueCreditNotes(db, ofBudi);
  await post(db, budi, {
    ...topUp,
    description: 'Ditarik karena sengketa pembayaran',
    reference_type: 'dispute',
    at: '2025-10-15 09:00:00',
    amount: -50_000,
  });
  await book.adjust({ person: sari, at: '2025-10-20 09:00:00', amount: 1_000_000 });
  await invoiced(book.buy(budi, [guide, sums], { at: '2025-10-31 23:59:59' }));
  const november = await invoiced(book.buy(sari, [guide], { at: '2025-11-01 00:00:00' }));
  await book.giveBack({ person: sari, at: '2025-11-01 00:00:01', amount: 3_300_000, order_id: ofSari });
  return { book, sari, budi, orders: { ofBudi, ofSari, november } };
}
