import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Database } from '#server/platform/database/db.ts';

interface DiscountFacts {
  /** null: automatic. */
  readonly code: string | null;
  readonly percent: number | null;
  readonly amount: number | null;
  readonly targets: readonly string[];
  readonly first_purchase_only: boolean;
  readonly emails: readonly string[];
  readonly minimum: number;
  readonly ends_at: Date | null;
  readonly starts_at: Date;
  readonly max_uses: number | null;
  readonly max_uses_per_buyer: number | null;
  readonly code_max_uses: number | null;
  readonly periods: number | null;
  /** The offer to whoever cancels; it has no code. */
  readonly is_retention: boolean;
}

export interface MadeDiscount {
  readonly id: string;
  readonly code: string;
}

/** A code that takes 20 % off everything, but for what the test says. */
export async function makeDiscount(
  db: Database,
  overrides: Partial<DiscountFacts> = {},
): Promise<MadeDiscount> {
  const facts: DiscountFacts = {
    ...{ code: randomBytes(6).toString('hex').toUpperCase(), percent: 20, amount: null, targets: ['all'] },
    ...{ first_purchase_only: false, emails: [], minimum: 0, ends_at: null, starts_at: new Date(0) },
    ...{ max_uses: null, max_uses_per_buyer: null, code_max_uses: null, periods: null, is_retention: false },
    ...(overrides.amount === undefined ? {} : { percent: null }),
    ...overrides,
    ...(overrides.is_retention === true ? { code: null } : {}),
  };
  const made = await db.orm.execute<{ id: string }>(sql`
    insert into discounts (title, is_automatic, percent, amount, targets, first_purchase_only, emails, minimum,
                           starts_at, ends_at, max_uses, max_uses_per_buyer, periods, is_retention)
    values ('Promo', ${facts.code === null && !facts.is_retention}, ${facts.percent}, ${facts.amount}, ${sql.param(facts.targets)}::text[],
            ${facts.first_purchase_only}, ${sql.param(facts.emails)}::text[], ${facts.minimum}, ${facts.starts_at},
            ${facts.ends_at}, ${facts.max_uses}, ${facts.max_uses_per_buyer}, ${facts.periods},
            ${facts.is_retention})
    returning id`);
  const id = made.rows[0]?.id ?? '';
  if (facts.code !== null) {
    await db.orm.execute(sql`
      insert into discount_codes (code, discount_id, max_uses) values (${facts.code}, ${id}, ${facts.code_max_uses})`);
  }
  return { id, code: facts.code ?? '' };
}

/** The statuses of its uses, sorted. */
export async function usesOf(db: Database, discountId: string): Promise<readonly string[]> {
  const { rows } = await db.orm.execute<{ status: string }>(sql`
    select status from discount_uses where discount_id = ${discountId} order by status`);
  return rows.map(({ status }) => status);
}

export async function endDiscount(db: Database, id: string): Promise<void> {
  await db.orm.execute(sql`update discounts set is_active = false where id = ${id}`);
}
