import fc from 'fast-check';
import { runChecks } from '#db/run-checks.ts';
import type { Database, Tx } from '#server/platform/database/db.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import { negateSen, type Sen, sen } from '#shared/money/money.ts';
import { describe, expect, test } from '#tests/support/machine/database.ts';
import { readBooks } from '#tests/support/shop/books.ts';
import { balanceOf, makePerson, type Person } from '#tests/support/shop/people.ts';
import { lockWallet, type Posting, postEntries, readWallet, transactionType } from './index.ts';

const adjustment = { type: 'adjustment', idempotency_key: 'one', description: 'Koreksi' } as const;

/** Posts what `entriesOf` makes of the locked wallet, and `different` about the posting. */
function post(
  db: Database,
  person: Person,
  entriesOf: (wallet: Awaited<ReturnType<typeof lockWallet>>) => Partial<Posting> & Pick<Posting, 'entries'>,
) {
  return withTx(db, async (tx: Tx) =>
    postEntries(tx, { ...adjustment, ...entriesOf(await lockWallet(tx, person.id)) }),
  );
}

const both = (amount: Sen) => (wallet: Awaited<ReturnType<typeof lockWallet>>) => ({
  entries: [
    { wallet, amount },
    { account: 'adjustments', amount: negateSen(amount) },
  ] as const,
});

describe('a posting', () => {
  test('moves the balance and returns the new one', async ({ db }) => {
    const person = await makePerson(db, { balance: 1_000 });
    const posted = await post(db, person, both(sen(-40_000)));
    if (!posted.ok) throw new Error(posted.refusal.code);
    expect([...posted.value.balances.values()]).toEqual([60_000]);
    expect(await balanceOf(db, person.id)).toBe(60_000);
    expect(await readWallet(db.orm, person.id)).toMatchObject({ entry_count: 2, balance_bigint: 60_000 });
    expect(await runChecks(db.pool)).toEqual([]);
  });

  test('can empty a wallet; one sen more is refused and changes nothing', async ({ db }) => {
    const person = await makePerson(db, { balance: 1_000 });
    const books = await readBooks(db);
    expect(await post(db, person, both(sen(-100_001)))).toMatchObject({
      ok: false,
      refusal: { code: 'INSUFFICIENT_BALANCE', balance_bigint: 100_000, amount_bigint: -100_001 },
    });
    expect(await readBooks(db)).toEqual(books);
    expect((await post(db, person, both(sen(-100_000)))).ok).toBe(true);
    expect(await balanceOf(db, person.id)).toBe(0);
  });

  test('with a key that was posted is refused, names the first and changes nothing', async ({ db }) => {
    const person = await makePerson(db, { balance: 1_000 });
    const first = await post(db, person, both(sen(5)));
    if (!first.ok) throw new Error(first.refusal.code);
    const books = await readBooks(db);
    expect(await post(db, person, both(sen(7)))).toEqual({
      ok: false,
      refusal: { code: 'ALREADY_POSTED', posting_id: first.value.posting_id },
    });
    expect(await readBooks(db)).toEqual(books);
  });

  test('with one key from ten at once happens once', async ({ db }) => {
    const people = await Promise.all(Array.from({ length: 10 }, () => makePerson(db, { balance: 0 })));
    const results = await Promise.all(people.map((person) => post(db, person, both(sen(5)))));
    expect(results.filter((result) => result.ok)).toHaveLength(1);
    const total = await db.pool.query('select sum(balance_bigint)::bigint as total from wallets');
    expect(total.rows).toEqual([{ total: 5 }]);
    expect(await runChecks(db.pool)).toEqual([]);
  });

  test('throws for a caller bug: unbalanced, a single entry, zero, a wallet twice', async ({ db }) => {
    const person = await makePerson(db, { balance: 1_000 });
    const books = await readBooks(db);
    const account = (amount: number) => ({ account: 'adjustments', amount: sen(amount) }) as const;
    await expect(
      post(db, person, (wallet) => ({ entries: [{ wallet, amount: sen(5) }, account(-4)] })),
    ).rejects.toThrow('sum to zero');
    await expect(post(db, person, () => ({ entries: [account(5)] }))).rejects.toThrow('at least two');
    await expect(post(db, person, () => ({ entries: [account(0), account(0)] }))).rejects.toThrow('moves');
    await expect(
      post(db, person, (wallet) => ({
        entries: [
          { wallet, amount: sen(5) },
          { wallet, amount: sen(-5) },
        ],
      })),
    ).rejects.toThrow('at most once');
    expect(await readBooks(db)).toEqual(books);
  });

  test('of a stale, unlocked wallet is refused by the database', async ({ db }) => {
    const person = await makePerson(db, { balance: 1_000 });
    const stale = await withTx(
      db,
      async (tx) => ({ ok: true, value: await lockWallet(tx, person.id) }) as const,
    );
    if (!stale.ok) throw new Error('unreachable');
    await post(db, person, both(sen(5)));
    const late = post(db, person, () => ({ ...both(sen(7))(stale.value), idempotency_key: 'two' }));
    await expect(late).rejects.toThrow();
    expect(await balanceOf(db, person.id)).toBe(100_005);
  });

  test('forty at once on one wallet add up', async ({ db }) => {
    const person = await makePerson(db, { balance: 1_000 });
    const steps = Array.from({ length: 40 }, (_, n) => (n % 2 === 0 ? 3 : -2));
    await Promise.all(
      steps.map((step, n) =>
        post(db, person, (wallet) => ({ ...both(sen(step))(wallet), idempotency_key: `step-${n}` })),
      ),
    );
    expect(await balanceOf(db, person.id)).toBe(100_020);
    expect(await runChecks(db.pool)).toEqual([]);
  });
});

test('[WAL-019] locking the wallet of a user who has none creates one, empty, in IDR and active', async ({
  db,
}) => {
  const person = await makePerson(db);
  await withTx(db, async (tx) => ({ ok: true, value: await lockWallet(tx, person.id) }) as const);
  expect(await readWallet(db.orm, person.id)).toMatchObject({
    user_id: person.id,
    balance_bigint: 0,
    entry_count: 0,
    is_active: true,
  });
});

test('[AENT-020] a transaction is a refund by its type, else credit or debit by its sign', () => {
  const anyType = fc.constantFrom('topup', 'purchase', 'adjustment', 'subscription');
  const anyAmount = fc.integer({ min: -1_000_000, max: 1_000_000 }).filter((amount) => amount !== 0);
  fc.assert(
    fc.property(anyType, anyAmount, (type, amount) => {
      expect(transactionType(type, sen(amount))).toBe(amount > 0 ? 'credit' : 'debit');
      expect(transactionType('refund', sen(amount))).toBe('refund');
    }),
    { seed: 1, numRuns: 50 },
  );
});

test('[PORT-010, API-063] spending is purchases and subscriptions minus refunds, from the ledger', async ({
  db,
}) => {
  const person = await makePerson(db, { balance: 1_000 });
  const steps = [
    ['purchase', -30_000],
    ['subscription', -20_000],
    ['refund', 10_000],
    ['adjustment', -1_000],
    ['topup', 50_000],
  ] as const;
  for (const [type, amount] of steps) {
    await post(db, person, (wallet) => ({ ...both(sen(amount))(wallet), type, idempotency_key: type }));
  }
  expect((await readWallet(db.orm, person.id))?.spent_bigint).toBe(40_000);
});
