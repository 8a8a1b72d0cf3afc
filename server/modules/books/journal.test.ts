import fc from 'fast-check';
import { issueMissingDocuments } from '#server/modules/invoices/index.ts';
import { sen, sumSen } from '#shared/money.ts';
import { expect, test } from '#tests/support/database.ts';
import { openBook } from '#tests/support/dated-books.ts';
import { chargePpn } from '#tests/support/hand-made-month.ts';
import { makePerson } from '#tests/support/people.ts';
import { makeProduct } from '#tests/support/products.ts';
import { readJournal } from './index.ts';
import { journalLines } from './journal.rules.ts';

test('tax is taken out of revenue and refunds, and the lines of any posting sum to zero', () => {
  const movement = fc.record({
    sum: fc.integer({ min: 100, max: 1_000_000_000 }),
    percent: fc.nat(99),
    is_out: fc.boolean(),
    account: fc.constantFrom(
      ...(['sales_revenue', 'subscription_revenue', 'refunds'] as const),
      ...(['gateway_clearing', 'promotions', 'adjustments'] as const),
    ),
  });
  const taxed: ReadonlySet<string> = new Set(['sales_revenue', 'subscription_revenue', 'refunds']);
  fc.assert(
    fc.property(movement, ({ sum, percent, is_out, account }) => {
      const signed = is_out ? -sum : sum;
      const tax = Math.floor((sum * percent) / 100);
      const lines = journalLines({
        ...{ day: '2025-10-01', posting_id: 1, description: '', document: '', tax: sen(tax) },
        entries: [
          { account: 'wallets', amount: sen(-signed) },
          { account, amount: sen(signed) },
        ],
      });
      expect(sumSen(lines.map((line) => line.amount))).toBe(0);
      const ofTax = sumSen(lines.filter((line) => line.account === 'tax_payable').map((line) => line.amount));
      expect(ofTax + 0).toBe(taxed.has(account) && tax > 0 ? (is_out ? -tax : tax) : 0);
    }),
    { seed: 3 },
  );
});

const step = fc.record({
  what: fc.constantFrom('pay', 'buy', 'refund', 'adjust'),
  who: fc.nat(2),
  amount: fc.integer({ min: 1, max: 400_000 }),
  minutes: fc.integer({ min: 1, max: 4000 }),
});

test('the journal of any month sums to zero, as a whole and by posting, and says what the ledger says', async ({
  db,
}) => {
  await chargePpn(db, '2025-03-10');
  const book = openBook(db);
  const products = await Promise.all([1_234, 111_000, 99_999].map((price) => makeProduct(db, { price })));
  for (const steps of fc.sample(fc.array(step, { minLength: 12, maxLength: 18 }), { seed: 4, numRuns: 3 })) {
    const people = await Promise.all([makePerson(db), makePerson(db), makePerson(db)]);
    const orders: { id: string; person: number; left: number }[] = [];
    let minute = 0;
    for (const { what, who, amount, minutes } of steps) {
      const person = people[who];
      if (person === undefined) throw new Error('nobody');
      minute = Math.min(minute + minutes, 44_639);
      const at = new Date(Date.UTC(2025, 2, 1) + minute * 60_000)
        .toISOString()
        .slice(0, 19)
        .replace('T', ' ');
      if (what === 'buy') {
        const product = products[amount % products.length];
        if (product === undefined) throw new Error('nothing');
        await book.topUp({ person, at, amount: product.price * 100 });
        orders.push({
          id: await book.buy(person, [product], { at, quantity: 1 }).catch(() => ''),
          person: who,
          left: product.price,
        });
      } else if (what === 'refund') {
        const order = orders.find((each) => each.person === who && each.left > 0 && each.id !== '');
        if (order === undefined) continue;
        const part = Math.min(order.left, amount);
        order.left -= part;
        await book.giveBack({ person, at, amount: part * 100, order_id: order.id });
      } else if (what === 'pay') await book.topUp({ person, at, amount: amount * 100 });
      else await book.adjust({ person, at, amount: amount * 100 });
    }
  }
  await issueMissingDocuments(db);
  const sums = new Map<number, number>();
  const accounts = new Map<string, number>();
  for await (const { posting_id, account, amount } of readJournal(db.orm, '2025-03')) {
    sums.set(posting_id, (sums.get(posting_id) ?? 0) + amount);
    accounts.set(account, (accounts.get(account) ?? 0) + amount);
  }
  expect([...sums.values()].filter((sum) => sum !== 0)).toEqual([]);
  const { rows } = await db.pool.query<{ account: string; total: number }>(
    "select coalesce(account, 'wallets') as account, sum(amount_bigint)::bigint as total from ledger_entries group by 1",
  );
  const ledger = new Map(rows.map(({ account, total }) => [account, total]));
  expect(accounts.get('wallets')).toBe(ledger.get('wallets'));
  const { rows: taxes } = await db.pool.query<{ tax: number }>(
    `select ((select coalesce(sum(tax_bigint), 0) from invoices)
       - (select coalesce(sum(tax_bigint), 0) from credit_notes))::bigint as tax`,
  );
  const tax = taxes[0]?.tax ?? 0;
  expect(tax).not.toBe(0);
  expect(accounts.get('tax_payable') ?? 0).toBe(tax);
  const gross = (of: Map<string, number>) => (of.get('sales_revenue') ?? 0) + (of.get('refunds') ?? 0);
  expect(gross(accounts)).toBe(gross(ledger) - tax);
});
