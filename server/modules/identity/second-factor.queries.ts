import { eq, sql } from 'drizzle-orm';
import type { Tx } from '#server/platform/db.ts';
import { users } from './identity.schema.ts';

/** Secret and recovery codes go, and sign-ins ask no more; false when there was none. */
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
