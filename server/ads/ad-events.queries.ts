import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Tx } from '#server/platform/database/db.ts';
import { selectRows } from '#server/platform/lists/list-window.ts';
import {
  type AdEventProblem,
  type AdPlatform,
  adEventKinds,
  adEventStatuses,
  adPlatforms,
} from '#shared/ads/ads.ts';
import { sen, toRupiah } from '#shared/money/money.ts';
import { toPhoneNumber } from '#shared/people/phone-number.ts';

const moment = z.string().transform((text) => new Date(text));

const dueEvent = z.object({
  id: z.uuid(),
  order_id: z.uuid(),
  platform: z.enum(adPlatforms),
  kind: z.enum(adEventKinds),
  posting_id: z.int().nullable(),
  value: z.int().transform((value) => toRupiah(sen(value))),
  occurred_at: moment,
  attempt_count: z.int(),
  /** As it was before this try. */
  uncertain_since: moment.nullable(),
  user_id: z.uuid(),
  email: z.string(),
  phone: z.string().transform(toPhoneNumber),
  items: z.array(z.object({ slug: z.string(), quantity: z.int() })),
  fbclid: z.string().nullable(),
  ttclid: z.string().nullable(),
  user_agent: z.string().nullable(),
  clicked_at: moment.nullable(),
  /** Null: there is no tick any more. */
  is_granted: z.boolean().nullable(),
  purchase_status: z.enum(adEventStatuses),
});
export type DueEvent = z.output<typeof dueEvent>;

interface Due {
  readonly platforms: readonly AdPlatform[];
  readonly now: Date;
}

/** After this time the worker that sends an event counts as dead, and another one sends it with the same id. */
const LEASE_MINUTES = 10;

/** The next event to send, with what is known of it and its consent now. A refund waits for its purchase. */
export async function claimDueEvent(tx: Tx, { platforms, now }: Due): Promise<DueEvent | null> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const rows = await selectRows(
    tx,
    sql`
    with due as (
      update ad_events set attempt_count = attempt_count + 1, uncertain_since = coalesce(uncertain_since, ${at}),
        next_attempt_at = ${at} + make_interval(mins => ${LEASE_MINUTES})
      where id = (
        select e.id from ad_events e
        where e.status = 'queued' and e.next_attempt_at <= ${at}
          and e.platform in (select jsonb_array_elements_text(${JSON.stringify(platforms)}::jsonb))
          and not (e.kind = 'refund' and exists (
            select from ad_events p where p.order_id = e.order_id and p.platform = e.platform and p.kind = 'purchase'
              and p.status = 'queued'))
        order by e.next_attempt_at, e.id limit 1 for update skip locked)
      returning id, order_id, platform, kind, posting_id, value_bigint, occurred_at, attempt_count)
    select due.id, due.order_id, due.platform, due.kind, due.posting_id, due.value_bigint as value,
           to_json(due.occurred_at) #>> '{}' as occurred_at, due.attempt_count,
           to_json(before.uncertain_since) #>> '{}' as uncertain_since, o.user_id, u.email,
           coalesce(u.phone_number, nullif(p.whatsapp, ''), p.phone, '') as phone,
           (select jsonb_agg(jsonb_build_object('slug', i.slug, 'quantity', i.quantity) order by i.id)
              from order_items i where i.order_id = o.id) as items,
           c.fbclid, c.ttclid, c.user_agent, to_json(c.created_at) #>> '{}' as clicked_at,
           case when c.id is not null then (
             select l.is_granted from consents l where l.user_id = o.user_id and l.purpose = 'ads' order by l.id desc limit 1)
           end as is_granted,
           bought.status as purchase_status
    from due
    join ad_events before on before.id = due.id
    join orders o on o.id = due.order_id
    join users u on u.id = o.user_id
    left join profiles p on p.id = u.id
    left join ad_consents c on c.order_id = o.id
    join ad_events bought on bought.order_id = o.id and bought.platform = due.platform and bought.kind = 'purchase'`,
  );
  return rows[0] === undefined ? null : dueEvent.parse(rows[0]);
}

export async function markSent(tx: Tx, id: string, now: Date): Promise<void> {
  await tx.execute(sql`
    update ad_events set status = 'sent', sent_at = ${now.toISOString()}::timestamptz, reason = null
    where id = ${id} and status = 'queued'`);
}

interface Ending {
  readonly status: 'failed' | 'cancelled';
  readonly problem: AdEventProblem;
  readonly reason?: string;
}

export async function markEnded(
  tx: Tx,
  { id, uncertain_since }: Pick<DueEvent, 'id' | 'uncertain_since'>,
  { status, problem, reason }: Ending,
): Promise<void> {
  await tx.execute(sql`
    update ad_events set status = ${status}, problem = ${problem}, reason = ${reason ?? null},
      uncertain_since = ${uncertain_since?.toISOString() ?? null}::timestamptz
    where id = ${id} and status = 'queued'`);
}

interface Postponement {
  readonly until: Date;
  readonly reason: string;
  /** Null: the platform can not know it. */
  readonly uncertain_since: Date | null;
}

export async function postpone(
  tx: Tx,
  id: string,
  { until, reason, uncertain_since }: Postponement,
): Promise<void> {
  await tx.execute(sql`
    update ad_events set next_attempt_at = ${until.toISOString()}::timestamptz, reason = ${reason},
      uncertain_since = ${uncertain_since?.toISOString() ?? null}::timestamptz
    where id = ${id} and status = 'queued'`);
}
