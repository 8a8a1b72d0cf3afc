import type pg from 'pg';
import { runChecks } from '#db/run-checks.ts';
import type { Database } from '#server/platform/database/db.ts';
import { sqlState } from '#server/platform/database/with-tx.ts';
import { describe, expect, test } from '#tests/support/machine/database.ts';
import { readBooks } from '#tests/support/shop/books.ts';
import { makePerson } from '#tests/support/shop/people.ts';

const RESTRICT = '23001';
const INTEGRITY = '23000';
const CHECK = '23514';
const UNIQUE = '23505';

/** A wallet of Rp 1.000, and another user's. */
async function twoWallets(db: Database) {
  await makePerson(db, { balance: 1_000 });
  await makePerson(db, { balance: 1_000 });
  const { rows } = await db.pool.query<{ id: string }>('select id from wallets order by id');
  const [own, other] = rows;
  if (own === undefined || other === undefined) throw new Error('the wallets are missing');
  return { own: own.id, other: other.id };
}

/** Runs statements in one transaction; returns the SQLSTATE of the refusal, or an empty string. */
async function attempt(db: Database, work: (client: pg.PoolClient) => Promise<unknown>): Promise<string> {
  const client = await db.pool.connect();
  try {
    await client.query('begin');
    await work(client);
    await client.query('commit');
    return '';
  } catch (error) {
    await client.query('rollback');
    return sqlState(error);
  } finally {
    client.release();
  }
}

async function post(client: pg.PoolClient, key = 'by-hand'): Promise<number> {
  const { rows } = await client.query<{ id: number }>(
    "insert into ledger_postings (type, idempotency_key) values ('adjustment', $1) returning id",
    [key],
  );
  return rows[0]?.id ?? 0;
}

interface Entry {
  readonly posting: number;
  readonly wallet?: string;
  readonly amount: number;
  readonly before?: number;
  readonly after?: number;
}

function enter(client: pg.PoolClient, { posting, wallet, amount, before, after }: Entry) {
  const account = wallet === undefined ? 'adjustments' : null;
  return client.query(
    `insert into ledger_entries (posting_id, wallet_id, account, amount_bigint, balance_before, balance_after)
     values ($1, $2, $3, $4, $5, $6)`,
    [posting, wallet, account, amount, before, after],
  );
}

describe('the database itself refuses', () => {
  test.for([
    ['update ledger_entries set amount_bigint = 1', RESTRICT],
    ['delete from ledger_entries', RESTRICT],
    ['truncate ledger_entries', RESTRICT],
    ["update ledger_postings set description = 'x'", RESTRICT],
    ['delete from ledger_postings', RESTRICT],
    ['truncate ledger_postings cascade', RESTRICT],
    ['delete from wallets', RESTRICT],
    ['update wallets set balance_bigint = balance_bigint + 1', INTEGRITY],
    ['update wallets set entry_count = 0', INTEGRITY],
    ['update wallets set user_id = gen_random_uuid()', INTEGRITY],
    ['insert into wallets (user_id, balance_bigint) select id, 1 from users limit 1', INTEGRITY],
    ['insert into wallets (user_id, entry_count) select id, 1 from users limit 1', INTEGRITY],
    ['insert into wallets (user_id) select id from users limit 1', UNIQUE],
    ["insert into wallets (user_id, currency) select id, 'USD' from users limit 1", CHECK],
  ] as const)('%s', async ([statement, state], { db }) => {
    await twoWallets(db);
    const books = await readBooks(db);
    expect(await attempt(db, (client) => client.query(statement))).toBe(state);
    expect(await readBooks(db)).toEqual(books);
  });

  test("a writer that sets the spending: that figure is the trigger's alone", async ({ db }) => {
    const { own } = await twoWallets(db);
    const refusal = await attempt(db, async (client) => {
      const posting = await post(client);
      await client.query(
        `insert into ledger_entries (posting_id, wallet_id, amount_bigint, balance_before, balance_after, spent_after)
         values ($1, $2, 5, 100000, 100005, 777)`,
        [posting, own],
      );
      await enter(client, { posting, amount: -5 });
    });
    expect(refusal).toBe('');
    const { rows } = await db.pool.query('select distinct spent_after from ledger_entries');
    expect(rows.map(({ spent_after }) => spent_after).sort()).toEqual([0, null]);
    expect(await runChecks(db.pool)).toEqual([]);
  });

  interface Attempt {
    readonly title: string;
    readonly state: string;
    readonly entries: (posting: number, wallets: Awaited<ReturnType<typeof twoWallets>>) => readonly Entry[];
  }
  const attempts: readonly Attempt[] = [
    {
      title: 'a wallet below zero',
      state: CHECK,
      entries: (posting, { own: wallet }) => [
        { posting, wallet, amount: -100_001, before: 100_000, after: -1 },
        { posting, amount: 100_001 },
      ],
    },
    {
      title: 'an entry that does not begin where the wallet stands',
      state: INTEGRITY,
      entries: (posting, { own: wallet }) => [
        { posting, wallet, amount: 5, before: 0, after: 5 },
        { posting, amount: -5 },
      ],
    },
    {
      title: 'an entry whose balance is not the one before plus its amount',
      state: CHECK,
      entries: (posting, { own: wallet }) => [
        { posting, wallet, amount: 5, before: 100_000, after: 100_006 },
        { posting, amount: -5 },
      ],
    },
    {
      title: 'an entry of a wallet without balances',
      state: INTEGRITY,
      entries: (posting, { own: wallet }) => [
        { posting, wallet, amount: 5 },
        { posting, amount: -5 },
      ],
    },
    { title: 'an entry of nothing', state: CHECK, entries: (posting) => [{ posting, amount: 0 }] },
    {
      title: 'at commit: a posting that does not sum to zero',
      state: INTEGRITY,
      entries: (posting, { own: wallet }) => [
        { posting, wallet, amount: 5, before: 100_000, after: 100_005 },
        { posting, amount: -4 },
      ],
    },
    {
      title: 'at commit: a posting with a single entry',
      state: INTEGRITY,
      entries: (posting) => [{ posting, amount: 5 }],
    },
    { title: 'at commit: a posting without entries', state: INTEGRITY, entries: () => [] },
    {
      title: 'money made by a transfer between wallets',
      state: INTEGRITY,
      entries: (posting, { own, other }) => [
        { posting, wallet: own, amount: -5, before: 100_000, after: 99_995 },
        { posting, wallet: other, amount: 6, before: 100_000, after: 100_006 },
      ],
    },
  ];
  test.for(attempts.map((each) => [each.title, each] as const))(
    '%s',
    async ([, { state, entries }], { db }) => {
      const wallets = await twoWallets(db);
      const books = await readBooks(db);
      const refusal = await attempt(db, async (client) => {
        for (const entry of entries(await post(client), wallets)) await enter(client, entry);
      });
      expect(refusal).toBe(state);
      expect(await readBooks(db)).toEqual(books);
    },
  );

  test('a second posting with the same key', async ({ db }) => {
    const good = async (client: pg.PoolClient) => {
      const posting = await post(client, 'once');
      await enter(client, { posting, amount: 5 });
      await enter(client, { posting, amount: -5 });
    };
    expect(await attempt(db, good)).toBe('');
    expect(await attempt(db, good)).toBe(UNIQUE);
  });

  test('entries that join a posting after its transaction, also when they balance', async ({ db }) => {
    const { own: wallet } = await twoWallets(db);
    const { rows } = await db.pool.query<{ id: number }>('select id from ledger_postings limit 1');
    const posting = rows[0]?.id ?? 0;
    const books = await readBooks(db);
    const refusal = await attempt(db, async (client) => {
      await enter(client, { posting, wallet, amount: 5, before: 100_000, after: 100_005 });
      await enter(client, { posting, amount: -5 });
    });
    expect(refusal).toBe(RESTRICT);
    expect(await readBooks(db)).toEqual(books);
    expect(await runChecks(db.pool)).toEqual([]);
  });
});
