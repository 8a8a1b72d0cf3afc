import { randomUUID } from 'node:crypto';
import { runChecks } from '#db/run-checks.ts';
import { checkOut } from '#server/checkout/index.ts';
import type { Database } from '#server/platform/database/db.ts';
import { createComposedApp } from '#server/testing/composed-app.ts';
import { describe, expect, test } from '#tests/support/machine/database.ts';
import { readPages } from '#tests/support/read-stamps.ts';
import { makePerson, type Person } from '#tests/support/shop/people.ts';
import { lineOf, makeProduct, type Product } from '#tests/support/shop/products.ts';
import { issueInvoice, printInvoice } from './index.ts';

async function buy(db: Database, buyer: Person, product: Product): Promise<string> {
  const bought = await checkOut(db, { buyer, lines: [lineOf(product)], idempotency_key: randomUUID() });
  if (!bought.ok) throw new Error(bought.refusal.code);
  return bought.value.order.id;
}

const year = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Jakarta', year: 'numeric' }).format(
  new Date(),
);
const numbersOf = async (db: Database) =>
  (await db.pool.query<{ number: string }>('select number from invoices order by sequence')).rows.map(
    ({ number }) => number,
  );

describe('an invoice', () => {
  test('of fifty concurrent purchases has its own number and leaves no gap, also when each is requested twice', async ({
    db,
  }) => {
    const product = await makeProduct(db);
    const people = await Promise.all(Array.from({ length: 50 }, () => makePerson(db, { balance: 50_000 })));
    const made = await Promise.all(
      people.map(async (buyer) => {
        const order = await buy(db, buyer, product);
        return Promise.all([issueInvoice(db, order), issueInvoice(db, order)]);
      }),
    );
    for (const [first, second] of made) expect(second).toEqual(first);
    expect(await numbersOf(db)).toEqual(
      Array.from({ length: 50 }, (_, n) => `INV/${year}/${String(n + 1).padStart(6, '0')}`),
    );
    expect(await runChecks(db.pool)).toEqual([]);
  });

  test('that fails after taking a number leaves the number to the next', async ({ db }) => {
    const buyer = await makePerson(db, { balance: 200_000 });
    const orders = [await buy(db, buyer, await makeProduct(db)), await buy(db, buyer, await makeProduct(db))];
    await db.pool.query(`
      create function break_it() returns trigger language plpgsql as $$ begin raise 'broken'; end $$;
      create trigger broken after insert on invoices for each row execute function break_it()`);
    await expect(issueInvoice(db, orders[0] ?? '')).rejects.toThrow();
    await db.pool.query('drop trigger broken on invoices');
    for (const order of orders) await issueInvoice(db, order);
    expect(await numbersOf(db)).toEqual([`INV/${year}/000001`, `INV/${year}/000002`]);
    expect(await runChecks(db.pool)).toEqual([]);
  });

  test('belongs to the year of the sale in WIB, each year numbered from one', async ({ db }) => {
    const buyer = await makePerson(db, { balance: 200_000 });
    const [old, late] = [
      await buy(db, buyer, await makeProduct(db)),
      await buy(db, buyer, await makeProduct(db)),
    ];
    // 00.30 on 1 January in Jakarta is still the old year in UTC.
    const moments = [
      [old, '2025-12-31T16:30:00Z'],
      [late, '2025-12-31T17:30:00Z'],
    ] as const;
    for (const [id, moment] of moments) {
      await db.pool.query('update orders set created_at = $2 where id = $1', [id, moment]);
      await issueInvoice(db, id);
    }
    expect(await numbersOf(db)).toEqual(expect.arrayContaining(['INV/2025/000001', 'INV/2026/000001']));
  });

  test('is not issued for an unpaid order, nor for another user', async ({ db }) => {
    const [buyer, other] = [await makePerson(db, { balance: 50_000 }), await makePerson(db)];
    const free = await buy(db, buyer, await makeProduct(db, { price: 0, type: 'freebie' }));
    expect(await issueInvoice(db, free)).toEqual({ ok: false, refusal: { code: 'NOTHING_INVOICED' } });
    expect(await issueInvoice(db, randomUUID())).toMatchObject({ refusal: { code: 'ORDER_NOT_FOUND' } });
    const paid = await buy(db, buyer, await makeProduct(db));
    expect(await printInvoice(db, other.id, paid)).toMatchObject({ refusal: { code: 'ORDER_NOT_FOUND' } });
    expect(await numbersOf(db)).toEqual([]);
  });

  test('can be neither changed nor deleted, and the receipt states its number', async ({ db }) => {
    const buyer = await makePerson(db, { balance: 50_000 });
    await buy(db, buyer, await makeProduct(db));
    const mail = await createComposedApp(db).lastMail(buyer.email);
    expect(mail.text).toContain(`Invoice: INV/${year}/000001`);
    await expect(db.pool.query('update invoices set sequence = 5')).rejects.toThrow('append-only');
    await expect(db.pool.query('delete from invoices')).rejects.toThrow('append-only');
  });

  test('is printed as a PDF under its number, with a name of any script, over several pages', async ({
    db,
  }) => {
    const buyer = { ...(await makePerson(db, { balance: 9_000_000 })), full_name: 'Toko 林 & Söhne' };
    const products = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        makeProduct(db, { title: `Produk ${n} ${'panjang '.repeat(12)}` }),
      ),
    );
    const bought = await checkOut(db, { buyer, lines: products.map(lineOf), idempotency_key: randomUUID() });
    const printed = await printInvoice(db, buyer.id, bought.ok ? bought.value.order.id : '');
    expect(printed).toMatchObject({ ok: true, value: { file_name: `INV-${year}-000001.pdf` } });
    const bytes = printed.ok ? Buffer.from(printed.value.content) : Buffer.alloc(0);
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect(bytes.subarray(-6).toString().trim()).toBe('%%EOF');
    expect(bytes.toString('latin1').match(/\/Type \/Page\b/g)?.length).toBeGreaterThan(1);
  });
});

test('an invoice in whose name the font lacks a letter names its buyer by address and says why, and never prints dots', async ({
  db,
}) => {
  const product = await makeProduct(db);
  const written = async (full_name: string) => {
    const buyer = { ...(await makePerson(db, { balance: 50_000 })), full_name };
    const printed = await printInvoice(db, buyer.id, await buy(db, buyer, product));
    const [page = ''] = await readPages(printed.ok ? printed.value.content : new Uint8Array());
    expect(page).toContain(buyer.email);
    expect(page).not.toContain('···');
    return page;
  };
  for (const name of ['王小明', 'محمد سالم']) {
    expect(await written(name)).toContain('tidak memakai huruf Latin');
  }
  const latin = await written('Đặng Thị Ngọc');
  expect(latin).toContain('Đặng Thị Ngọc');
  expect(latin).not.toContain('huruf Latin');
});

test('an invoice keeps a long address readable and says until when the money can come back', async ({
  db,
}) => {
  const [name, domain] = ['pembeli.dengan.nama.yang.panjang', '@usaha-keluarga.contoh.example'];
  const buyer = { ...(await makePerson(db, { balance: 50_000 })), email: name + domain };
  const printed = await printInvoice(db, buyer.id, await buy(db, buyer, await makeProduct(db)));
  const pages = await readPages(printed.ok ? printed.value.content : new Uint8Array());
  expect(pages).toHaveLength(1);
  expect(pages[0]).toContain(name);
  expect(pages[0]).toContain(domain);
  expect(pages[0]).toContain('Dana bisa diminta kembali dalam 7 hari');
});
