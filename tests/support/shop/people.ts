import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { lockWallet, postEntries } from '#server/ledger/index.ts';
import type { Database } from '#server/platform/database/db.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import { negateSen, type Rupiah, rupiah, type Sen, sen, toSen } from '#shared/money/money.ts';
import { completionFields } from '#shared/people/profile.ts';
import { succeed } from '#shared/result.ts';

export interface Person {
  readonly id: string;
  readonly email: string;
  readonly full_name: string;
}

interface PersonOverrides {
  /** Whole rupiah in the wallet, posted as an adjustment. Without it there is no wallet at all. */
  readonly balance?: number;
  /** A complete profile, as free products want it. */
  readonly hasProfile?: boolean;
}

/** A confirmed account without a way to sign in: enough for everything behind the door, and quick to make. */
export async function makePerson(db: Database, overrides: PersonOverrides = {}): Promise<Person> {
  const id = randomUUID();
  const person = { id, email: `${id}@contoh.example`, full_name: 'Sari Wulandari' };
  await db.orm.execute(sql`
    insert into users (id, email, email_verified, full_name) values (${id}, ${person.email}, true, ${person.full_name})`);
  if (overrides.hasProfile === true) await completeProfile(db, id);
  if (overrides.balance !== undefined) await giveCredit(db, id, rupiah(overrides.balance));
  return person;
}

export async function completeEveryProfile(db: Database): Promise<void> {
  const found = await db.orm.execute<{ id: string }>(sql`select id from users`);
  for (const { id } of found.rows) await completeProfile(db, id);
}

export async function completeProfile(db: Database, userId: string): Promise<void> {
  const columns = completionFields.filter((field) => field !== 'full_name');
  const names = sql.join(
    columns.map((column) => sql.identifier(column)),
    sql`, `,
  );
  const values = sql.join(
    columns.map(() => sql`'terisi'`),
    sql`, `,
  );
  await db.orm.execute(sql`
    insert into profiles (id, ${names}) values (${userId}, ${values})
    on conflict (id) do update set (${names}) = row (${values})`);
}

/** Makes the wallet and, for more than nothing, adjusts it up by `amount`. */
export async function giveCredit(db: Database, userId: string, amount: Rupiah): Promise<void> {
  await withTx(db, async (tx) => {
    const wallet = await lockWallet(tx, userId);
    if (amount === 0) return succeed(null);
    const posted = await postEntries(tx, {
      type: 'adjustment',
      idempotency_key: `given:${randomUUID()}`,
      description: 'Saldo awal',
      entries: [
        { wallet, amount: toSen(amount) },
        { account: 'adjustments', amount: negateSen(toSen(amount)) },
      ],
    });
    if (!posted.ok) throw new Error(`credit could not be given: ${posted.refusal.code}`);
    return succeed(null);
  });
}

export async function balanceOf(db: Database, userId: string): Promise<Sen> {
  const found = await db.orm.execute<{ balance_bigint: number }>(
    sql`select balance_bigint from wallets where user_id = ${userId}`,
  );
  return sen(found.rows[0]?.balance_bigint ?? 0);
}

export async function freezeWallet(db: Database, userId: string): Promise<void> {
  await db.orm.execute(sql`update wallets set is_active = false where user_id = ${userId}`);
}
