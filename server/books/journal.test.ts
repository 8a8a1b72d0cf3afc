import fc from 'fast-check';
import { issueMissingDocuments } from '#server/invoices/index.ts';
import type { Database } from '#server/platform/database/db.ts';
import { sen, sumSen } from '#shared/money/money.ts';
import { expect, test } from '#tests/support/machine/database.ts';
import { openBook } from '#tests/support/shop/dated-books.ts';
import { chargePpn } from '#tests/support/shop/hand-made-month.ts';
import { makePerson, type Person } from '#tests/support/shop/people.ts';
import { makeProduct, type Product } from '#tests/support/shop/products.ts';
import { journalLines } from './exports.rules.ts';
import { readJournal } from './index.ts';

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
        ...{
          day: '2025-10-01',
          posting_id: 1,
          type: 'purchase' as const,
          description: '',
          document: '',
          tax: sen(tax),
        },
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
type Step = typeof step extends fc.Arbitrary<infer Each> ? Each : never;

const LAST_MINUTE = 44_639;

/** A month in which three people pay, buy, are refunded and corrected, as it comes. */
async function live(db: Database, products: readonly Product[], steps: readonly Step[]): Promise<void> {
  const book = openBook(db);
  const people = await Promise.all([makePerson(db), makePerson(db), makePerson(db)]);
  const orders: { id: string; who: number; left: number }[] = [];
  const buy = async ({ who, amount }: Step, person: Person, at: string) => {
    const product = products[amount % products.length];
    if (product === undefined) return;
    await book.topUp({ person, at, amount: product.price * 100 });
    // Of what is held already there is no second.
    const id = await book.buy(person, [product], { at }).catch(() => null);
    if (id !== null) orders.push({ id, who, left: product.price });
  };
  const refund = async ({ who, amount }: Step, person: Person, at: string) => {
    const order = orders.find((each) => each.who === who && each.left > 0);
    if (order === undefined) return;
    const part = Math.min(order.left, amount);
    order.left -= part;
    await book.giveBack({ person, at, amount: part * 100, order_id: order.id });
  };
  const act = {
    buy,
    refund,
    pay: ({ amount }: Step, person: Person, at: string) => book.topUp({ person, at, amount: amount * 100 }),
    adjust: ({ amount }: Step, person: Person, at: string) =>
      book.adjust({ person, at, amount: amount * 100 }),
  };
  let minute = 0;
  for (const each of steps) {
    minute = Math.min(minute + each.minutes, LAST_MINUTE);
    const at = new Date(Date.UTC(2025, 2, 1, 0, minute)).toISOString().slice(0, 19).replace('T', ' ');
    const [person] = people.slice(each.who);
    if (person !== undefined) await act[each.what](each, person, at);
  }
}

test('the journal of any month sums to zero, as a whole and by posting, and says what the ledger says', async ({
  db,
}) => {
  await chargePpn(db, '2025-03-10');
  const products = await Promise.all([1_234, 111_000, 99_999].map((price) => makeProduct(db, { price })));
  const months = fc.sample(fc.array(step, { minLength: 12, maxLength: 18 }), { seed: 4, numRuns: 3 });
  for (const steps of months) await live(db, products, steps);
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
