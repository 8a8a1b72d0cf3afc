import { sql } from 'drizzle-orm';
import type { MailingFigures } from '#contract/mailings/message.ts';
import { sen } from '#shared/money/money.ts';
import { CLICK_DAYS } from '#shared/people/mailings.ts';
import type { Reader } from '../platform/database/db.ts';
import { selectRows } from '../platform/lists/list-window.ts';

const none: MailingFigures = {
  recipients: 0,
  queued: 0,
  delivered: 0,
  bounced: 0,
  failed: 0,
  unknown: 0,
  skipped: 0,
  clicked: 0,
  unsubscribed: 0,
  orders: 0,
  revenue_bigint: sen(0),
};

/** As docs/metrics.md defines them. */
export async function readFigures(
  reader: Reader,
  messageIds: readonly string[],
): Promise<ReadonlyMap<string, MailingFigures>> {
  if (messageIds.length === 0) return new Map();
  const [states, clicks, left, sales] = await Promise.all([
    selectStates(reader, messageIds),
    selectClicked(reader, messageIds),
    selectUnsubscribed(reader, messageIds),
    selectSales(reader, messageIds),
  ]);
  return new Map(
    messageIds.map((id) => {
      const isOwn = (row: { readonly message_id: string }) => row.message_id === id;
      const parts = [states.find(isOwn), clicks.find(isOwn), left.find(isOwn), sales.find(isOwn)];
      const { message_id: _, ...figures } = Object.assign({ ...none, message_id: id }, ...parts);
      return [id, figures];
    }),
  );
}

type Of<Names extends keyof MailingFigures> = Pick<MailingFigures, Names> & { readonly message_id: string };

type StateFigures = 'recipients' | 'queued' | 'delivered' | 'bounced' | 'failed' | 'unknown' | 'skipped';

const selectStates = (reader: Reader, ids: readonly string[]) =>
  selectRows<Of<StateFigures>>(
    reader,
    sql`
    select message_id, count(*)::int as recipients,
           count(*) filter (where state in ('queued', 'sending'))::int as queued,
           count(*) filter (where state = 'sent')::int as delivered,
           count(*) filter (where state = 'bounced')::int as bounced,
           count(*) filter (where state = 'failed')::int as failed,
           count(*) filter (where state = 'unknown')::int as unknown,
           count(*) filter (where state = 'skipped')::int as skipped
    from mailing_sends where message_id = any (${sql.param(ids)}::uuid[]) group by message_id`,
  );

const selectClicked = (reader: Reader, ids: readonly string[]) =>
  selectRows<Of<'clicked'>>(
    reader,
    sql`
    select message_id, count(distinct send_id)::int as clicked from mailing_clicks
    where message_id = any (${sql.param(ids)}::uuid[]) group by message_id`,
  );

/** Each end of a consent belongs to the last mail of its purpose before it. */
const selectUnsubscribed = (reader: Reader, ids: readonly string[]) =>
  selectRows<Of<'unsubscribed'>>(
    reader,
    sql`
    select last.message_id, count(*)::int as unsubscribed
    from consents c join people p on p.email_digest = c.email_digest, lateral (
      select s.message_id from mailing_sends s join mailing_messages m on m.id = s.message_id
      where s.person_id = p.id and m.purpose = c.purpose and s.state = 'sent'
        and s.settled_at <= c.created_at and s.settled_at > c.created_at - make_interval(days => ${CLICK_DAYS})
      order by s.settled_at desc, s.id desc limit 1) last
    where not c.is_granted and c.channel = 'mail' and c.source in ('mail', 'mail_choices')
      and c.created_at >= (select min(created_at) from mailing_messages where id = any (${sql.param(ids)}::uuid[]))
      and last.message_id = any (${sql.param(ids)}::uuid[])
    group by last.message_id`,
  );

/** An order belongs to the last message that its buyer clicked before it, so no rupiah is counted for two. */
const selectSales = (reader: Reader, ids: readonly string[]) =>
  selectRows<Of<'orders' | 'revenue_bigint'>>(
    reader,
    sql`
    with bought as (
      select distinct c.message_id, o.id, o.amount_bigint
      from mailing_clicks c join mailing_sends s on s.id = c.send_id join people p on p.id = s.person_id
      join orders o on o.user_id = p.user_id and o.created_at >= c.clicked_at
        and o.created_at < c.clicked_at + make_interval(days => ${CLICK_DAYS})
      where c.message_id = any (${sql.param(ids)}::uuid[]) and o.status in ('completed', 'refunded')
        and o.payment_method <> 'grant'
        and not exists (
          select from mailing_sends s2 join mailing_clicks c2 on c2.send_id = s2.id
          where s2.person_id = s.person_id and s2.message_id <> c.message_id
            and c2.clicked_at > c.clicked_at and c2.clicked_at <= o.created_at)
    )
    -- Entries on refunds are negative.
    select b.message_id, count(*)::int as orders, sum(b.amount_bigint + given.back)::bigint as revenue_bigint
    from bought b, lateral (
      select coalesce(sum(e.amount_bigint), 0) as back
      from ledger_postings q join ledger_entries e on e.posting_id = q.id and e.account = 'refunds'
      where q.type = 'refund' and q.reference_type = 'order' and q.reference_id = b.id::text) given
    group by b.message_id`,
  );
