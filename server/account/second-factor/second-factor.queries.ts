import { eq, sql } from 'drizzle-orm';
import type { Reader, Tx } from '#server/platform/database/db.ts';
import { users } from '../account.schema.ts';

export async function deleteSecondFactor(tx: Tx, userId: string): Promise<boolean> {
  const before = await tx
    .select({ was_on: users.two_factor_enabled })
    .from(users)
    .where(eq(users.id, userId))
    .for('update');
  await tx.execute(sql`delete from auth_two_factors where user_id = ${userId}`);
  await tx.update(users).set({ two_factor_enabled: false }).where(eq(users.id, userId));
  return before[0]?.was_on ?? false;
}

export async function findSecret(reader: Reader, userId: string): Promise<string | null> {
  const { rows } = await reader.execute<{ secret: string }>(
    sql`select secret from auth_two_factors where user_id = ${userId}`,
  );
  return rows[0]?.secret ?? null;
}

/** False if this step or a later one was used; atomic. */
export async function claimStep(tx: Tx, userId: string, step: number): Promise<boolean> {
  const claimed = await tx.execute(sql`
    update auth_two_factors set last_used_step = ${step} where user_id = ${userId} and last_used_step < ${step}`);
  return claimed.rowCount === 1;
}
