import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type {
  AdEvent,
  AdPlatformFigures,
  listAdEvents as listAdEventsEndpoint,
} from '#contract/ads/admin.ts';
import type { OutputOf } from '#contract/endpoint.ts';
import { isoText } from '#server/platform/database/columns.ts';
import type { Reader, Tx } from '#server/platform/database/db.ts';
import { countUpTo, type ListQuery, selectRows } from '#server/platform/lists/list-window.ts';
import { type AdPlatform, adPlatforms } from '#shared/ads/ads.ts';
import { sen } from '#shared/money/money.ts';
import { DEDUPLICATION_MS, MAX_AGE_MS } from './send-ad-events.ts';

const FIGURE_DAYS = 30;

interface Desk {
  readonly now: Date;
  /** Those whose keys are set. */
  readonly on: readonly AdPlatform[];
}

export async function listAdEvents(
  reader: Reader,
  { status, platform, limit, offset, from: end }: ListQuery<typeof listAdEventsEndpoint>,
  desk: Desk,
): Promise<OutputOf<typeof listAdEventsEndpoint>> {
  const conditions = [sql`true`];
  if (status !== undefined) conditions.push(sql`e.status = ${status}`);
  if (platform !== undefined) conditions.push(sql`e.platform = ${platform}`);
  const from = sql`from ad_events e where ${sql.join(conditions, sql` and `)}`;
  const order = end === 'end' ? sql`e.created_at, e.id` : sql`e.created_at desc, e.id desc`;
  const [events, total, platforms, orders] = await Promise.all([
    selectRows<AdEvent>(
      reader,
      sql`
      select e.id, e.order_id, e.platform, e.kind, e.value_bigint, e.status, e.problem, e.reason,
             e.status = 'failed' and ${isResendable(desk.now)} as can_resend,
             ${isoText('e.occurred_at')} as occurred_at, ${isoText('e.sent_at')} as sent_at
      ${from} order by ${order} limit ${limit} offset ${offset}`,
    ),
    countUpTo(reader, from),
    readFigures(reader, desk),
    countOrders(reader, desk.now),
  ]);
  return { events: end === 'end' ? events.toReversed() : events, total, platforms, orders };
}

const ago = (now: Date, ms: number) => sql`${new Date(now.getTime() - ms).toISOString()}::timestamptz`;

/** The platform still takes it, and would count it once. */
const isResendable = (now: Date) => sql`(
  e.occurred_at > ${ago(now, MAX_AGE_MS)}
  and (e.uncertain_since is null or e.uncertain_since > ${ago(now, DEDUPLICATION_MS)}))`;

const DAY_MS = 86_400_000;

const figures = z.object({
  platform: z.enum(adPlatforms),
  last_sent_at: z.string().nullable(),
  purchases: z.coerce.number(),
  value_bigint: z.coerce.number().transform(sen),
  refunds: z.coerce.number(),
  queued: z.coerce.number(),
  failed: z.coerce.number(),
});

/** Every platform, also one that was never told anything. */
async function readFigures(reader: Reader, { now, on }: Desk): Promise<AdPlatformFigures[]> {
  const rows = await selectRows(
    reader,
    sql`
    select platform, ${isoText('max(sent_at)')} as last_sent_at,
           count(*) filter (where status = 'sent' and kind = 'purchase') as purchases,
           coalesce(sum(value_bigint) filter (where status = 'sent' and kind = 'purchase'), 0) as value_bigint,
           count(*) filter (where status = 'sent' and kind = 'refund') as refunds,
           count(*) filter (where status = 'queued') as queued,
           count(*) filter (where status = 'failed') as failed
    from ad_events where created_at > ${ago(now, FIGURE_DAYS * DAY_MS)} group by platform`,
  );
  const known = z.array(figures).parse(rows);
  return adPlatforms.map((platform) => ({
    ...{ last_sent_at: null, purchases: 0, value_bigint: sen(0), refunds: 0, queued: 0, failed: 0 },
    ...known.find((row) => row.platform === platform),
    platform,
    is_on: on.includes(platform),
  }));
}

/** Paid orders of the checkout: a renewal asks nobody. */
async function countOrders(reader: Reader, now: Date) {
  const [row] = await selectRows<{ paid: number; agreed: number }>(
    reader,
    sql`
    select count(*)::int as paid,
           count(*) filter (where exists (select from ad_events e where e.order_id = o.id))::int as agreed
    from orders o
    where o.created_at > ${ago(now, FIGURE_DAYS * DAY_MS)} and o.posting_id is not null and not exists (
      select from subscription_charges c join subscriptions s on s.id = c.subscription_id
      where c.order_id = o.id and s.order_id <> o.id)`,
  );
  return row ?? { paid: 0, agreed: 0 };
}

export async function hasAdEvent(reader: Reader, id: string): Promise<boolean> {
  return (await selectRows(reader, sql`select id from ad_events where id = ${id}`)).length > 0;
}

/** False for what is no failure, too old, or could be counted twice. */
export async function requeue(tx: Tx, id: string, now: Date): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    update ad_events e set status = 'queued', problem = null, reason = null,
      next_attempt_at = ${now.toISOString()}::timestamptz
    where e.id = ${id} and e.status = 'failed' and ${isResendable(now)}`);
  return rowCount === 1;
}
