import { type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { AuditEntry, exportAudit, listAudit } from '#contract/audit/admin.ts';
import { isoText } from '#server/platform/database/columns.ts';
import type { Reader } from '#server/platform/database/db.ts';

/** Days are timestamps, the last exclusive. */
export interface AuditLogFilter extends Omit<AuditLogQuery, 'from' | 'until'> {
  readonly from?: Date | undefined;
  readonly until?: Date | undefined;
}
/** Empty `actor_ids` match nothing. */
export type AuditLogQuery = Omit<z.output<typeof exportAudit.query>, 'separator' | 'actor'> & {
  readonly actor_ids?: readonly string[] | undefined;
};
/** Cursor: `before` older, `after` newer entries. */
export type AuditLogCursor = Pick<z.output<typeof listAudit.query>, 'before' | 'after'>;

export type AuditLogRow = Omit<AuditEntry, 'device'> & { readonly user_agent: string | null };

function aboutAccount(userId: string): SQL {
  return sql`(
    (subject_type = 'user' and subject_id = ${userId})
    or (subject_type = 'wallet' and subject_id in (select w.id::text from wallets w where w.user_id = ${userId})))`;
}

function conditionOf(filter: AuditLogFilter, { before, after }: AuditLogCursor): SQL {
  const { actor_ids, about, action, subject_type, subject_id, from, until } = filter;
  const parts = [
    sql`true`,
    actor_ids === undefined ? null : sql`actor_id = any(${sql.param([...actor_ids])}::uuid[])`,
    about === undefined ? null : aboutAccount(about),
    action === undefined ? null : sql`action = ${action}`,
    subject_type === undefined ? null : sql`subject_type = ${subject_type}`,
    subject_id === undefined ? null : sql`subject_id = ${subject_id}`,
    from === undefined ? null : sql`created_at >= ${from.toISOString()}::timestamptz`,
    until === undefined ? null : sql`created_at < ${until.toISOString()}::timestamptz`,
    before === undefined ? null : sql`id < ${before}`,
    after === undefined ? null : sql`id > ${after}`,
  ].filter((part) => part !== null);
  return sql.join(parts, sql` and `);
}

/** Other subject ids, e.g. a setting's key, are not looked up. */
const isId = sql`p.subject_id ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'`;

const subjectName = sql`
  case when ${isId} then case p.subject_type
    when 'user' then (select u.full_name from users u where u.id = p.subject_id::uuid)
    when 'wallet' then (
      select u.full_name from wallets w join users u on u.id = w.user_id where w.id = p.subject_id::uuid)
    when 'subscription' then (
      select x.title from subscriptions s join products x on x.id = s.product_id where s.id = p.subject_id::uuid)
    when 'product' then (select x.title from products x where x.id = p.subject_id::uuid)
    when 'post' then (select x.title from blog_posts x where x.id = p.subject_id::uuid)
    when 'case_study' then (select x.title from case_studies x where x.id = p.subject_id::uuid)
    when 'lead' then (select x.full_name from leads x where x.id = p.subject_id::uuid)
    when 'booking' then (
      select u.full_name from consultation_bookings b join users u on u.id = b.user_id where b.id = p.subject_id::uuid)
    when 'order' then (select x.customer_name from orders x where x.id = p.subject_id::uuid)
    when 'refund_request' then (
      select u.full_name from refund_requests r join users u on u.id = r.user_id where r.id = p.subject_id::uuid)
    when 'discount' then (select x.title from discounts x where x.id = p.subject_id::uuid)
  end end`;

const ownerId = sql`
  case when p.subject_type = 'wallet' and ${isId}
    then (select w.user_id from wallets w where w.id = p.subject_id::uuid) end`;

const isSubscription = sql`
  case when p.subject_type = 'product' and ${isId}
    then (select x.is_subscription from products x where x.id = p.subject_id::uuid) end`;

export async function selectAuditLog(
  reader: Reader,
  filter: AuditLogFilter,
  { limit, ...place }: AuditLogCursor & { readonly limit: number },
): Promise<AuditLogRow[]> {
  const order = place.after === undefined ? sql`id desc` : sql`id`;
  const { rows } = await reader.execute<AuditLogRow>(sql`
    with page as (
      select id, actor_id, actor_role, action, subject_type, subject_id, before, after, request_id, address,
             user_agent, api_key_id, created_at
      from audit_entries where ${conditionOf(filter, place)} order by ${order} limit ${limit}
    )
    select p.id, p.actor_id, a.full_name as actor_name, a.email as actor_email, p.actor_role, p.action,
           p.subject_type, p.subject_id, ${subjectName} as subject_name, ${ownerId} as owner_id,
           ${isSubscription} as is_subscription, p.before, p.after, p.request_id, p.address,
           p.user_agent, (select k.name from api_keys k where k.id = p.api_key_id) as api_key, ${isoText('p.created_at')} as created_at
    from page p left join users a on a.id = p.actor_id
    order by p.id desc`);
  return rows;
}

export async function hasAuditLog(reader: Reader, filter: AuditLogFilter, place: AuditLogCursor) {
  const { rows } = await reader.execute<{ found: boolean }>(sql`
    select exists (select from audit_entries where ${conditionOf(filter, place)}) as found`);
  return rows[0]?.found ?? false;
}
