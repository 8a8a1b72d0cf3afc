import { sql } from 'drizzle-orm';
import type { ReferralTerms } from '#contract/referrals/admin.ts';
import type { Reader, Tx } from '../platform/database/db.ts';
import { selectRows } from '../platform/lists/list-window.ts';

export interface StoredTerms extends ReferralTerms {
  readonly discount_id: string;
}

/** The terms in force, else the last ones; null if there never were any. */
export async function readStoredTerms(reader: Reader): Promise<StoredTerms | null> {
  const [row] = await selectRows<StoredTerms>(
    reader,
    sql`
    select id as discount_id, is_active as is_on, percent, amount, minimum, targets, referral_reward as reward
    from discounts where referral_reward is not null order by is_active desc, created_at desc, id desc limit 1`,
  );
  return row ?? null;
}

/** Two changes at once follow each other. */
export async function lockTerms(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('referral terms', 0))`);
}

/** Names buyers see beside the code, in both languages. */
const TITLE = 'Referral';

/** A subscription costs less once, as everything else. */
const FIRST_CHARGE = 1;

/** A discount that was used stays what it was, so new terms are a new one, which takes the codes over. */
export async function replaceTerms(
  tx: Tx,
  { is_on, percent, amount, minimum, targets, reward }: ReferralTerms,
  createdBy: string | null,
): Promise<void> {
  await tx.execute(sql`
    update discounts set is_active = false where referral_reward is not null and is_active`);
  await tx.execute(sql`
    with made as (
      insert into discounts (title, is_automatic, percent, amount, targets, first_purchase_only, minimum, is_active,
                             max_uses_per_buyer, periods, referral_reward, created_by, created_at)
      values (${TITLE}, false, ${percent}, ${amount}, ${sql.param([...targets])}::text[], true, ${minimum}, ${is_on}, 1,
              ${FIRST_CHARGE}, ${reward}, ${createdBy}, clock_timestamp())
      returning id
    )
    update discount_codes c set discount_id = made.id from made, referral_codes r where r.code = c.code`);
}
