import { and, eq, getTableColumns, gt, isNotNull, lt, ne, sql } from 'drizzle-orm';
import type { SubscriptionFigures } from '#contract/subscriptions/admin-figures.ts';
import type { Reader, Tx } from '#server/platform/database/db.ts';
import { part, readTogether } from '#server/platform/database/read-together.ts';
import type { BillingCycle } from '#shared/money/money.ts';
import { type SubscriptionRow, subscriptions } from '../subscriptions.schema.ts';

export interface FigureSpan {
  readonly since: Date;
  readonly now: Date;
  readonly until: Date;
}

/** Sen of a next charge that a discount reduces. */
export interface ReducedCharge {
  readonly id: string;
  readonly amount: number;
}

type Counts = Pick<SubscriptionFigures, 'active' | 'trialing' | 'cancelling' | 'started' | 'ended'>;

export function selectDiscounted(
  reader: Reader,
  until: Date,
  { after, limit }: { readonly after: string; readonly limit: number },
): Promise<SubscriptionRow[]> {
  return reader
    .select(getTableColumns(subscriptions))
    .from(subscriptions)
    .where(
      and(
        isNotNull(subscriptions.discount_id),
        eq(subscriptions.auto_renewal, true),
        ne(subscriptions.status, 'cancelled'),
        lt(subscriptions.next_action_at, until),
        gt(subscriptions.id, after),
      ),
    )
    .orderBy(subscriptions.id)
    .limit(limit);
}

export async function sumSubscriptions(
  reader: Reader,
  { since, now, until }: FigureSpan,
  reduced: readonly ReducedCharge[],
) {
  const due = sql`
    select s.user_id, s.status, charges.count, charges.count * coalesce(r.amount, s.next_price_bigint, s.price_bigint) as amount
    from subscriptions s
    left join unnest(${sql.param(reduced.map(({ id }) => id))}::uuid[],
                     ${sql.param(reduced.map(({ amount }) => amount))}::bigint[]) as r (id, amount) on r.id = s.id
    cross join lateral (
      select count(*) from generate_series(greatest(s.next_action_at, ${now}::timestamptz), ${until}::timestamptz - interval '1 second',
        case coalesce(s.next_billing_cycle, s.billing_cycle) when 'daily' then interval '1 day'
          when 'weekly' then interval '7 days' when 'monthly' then interval '1 month' else interval '1 year' end)
    ) charges
    where s.next_action_at < ${until} and s.auto_renewal and s.status in ('trialing', 'active', 'past_due')`;
  return readTogether(reader, {
    counts: part<Counts>(sql`
      select count(*) filter (where status in ('trialing', 'active', 'past_due')) as active,
             count(*) filter (where status = 'trialing') as trialing,
             count(*) filter (where status = 'cancelled') as cancelling,
             (select count(*) from subscriptions where started_at >= ${since}) as started,
             (select count(*) from subscriptions where ended_at >= ${since}) as ended
      from subscriptions where status in ('trialing', 'active', 'past_due', 'cancelled')`),
    recurring: part<{ cycle: BillingCycle; amount: number }>(sql`
      select s.billing_cycle as cycle, sum(c.amount_bigint)::bigint as amount
      from subscriptions s
      join subscription_charges c on c.subscription_id = s.id and c.period_start = s.current_period_start
      where s.status in ('active', 'past_due') and s.auto_renewal
      group by s.billing_cycle`),
    renewals: part<{ count: number; amount: number; covered: number; short: number }>(sql`
      select coalesce(sum(count), 0)::bigint as count, coalesce(sum(amount), 0)::bigint as amount,
             coalesce(sum(least(amount, held)), 0)::bigint as covered, count(*) filter (where held < amount) as short
      from (
        select sum(d.count) as count, sum(d.amount) as amount,
               coalesce(max(case when w.is_active then w.balance_bigint else 0 end), 0) as held
        from (${due}) d left join wallets w on w.user_id = d.user_id and w.currency = 'IDR'
        group by d.user_id
      ) by_subscriber`),
    past_due: part<{ count: number; amount: number }>(sql`
      select count(*) as count, coalesce(sum(coalesce(r.amount, s.next_price_bigint, s.price_bigint)), 0)::bigint as amount
      from subscriptions s
      left join unnest(${sql.param(reduced.map(({ id }) => id))}::uuid[],
                       ${sql.param(reduced.map(({ amount }) => amount))}::bigint[]) as r (id, amount) on r.id = s.id
      where s.status = 'past_due'`),
  });
}

export async function saveFigures(tx: Tx, figures: SubscriptionFigures): Promise<void> {
  await tx.execute(sql`
    insert into subscription_figures (figures, summed_at) values (${JSON.stringify(figures)}::jsonb, ${figures.summed_at})
    on conflict (id) do update set figures = excluded.figures, summed_at = excluded.summed_at`);
}
