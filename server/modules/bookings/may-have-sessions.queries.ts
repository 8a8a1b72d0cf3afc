import { sql } from 'drizzle-orm';
import type { Orm } from '#server/platform/db.ts';

/**
 * Whether somebody has sessions or can have some: booked, bought, or the free one of a month. Prepared, because every page
 * of the portal says so.
 */
export function prepareMayHaveSessions(orm: Orm) {
  const user = sql.placeholder('user_id');
  const query = orm
    .select({
      has: sql<boolean>`
        exists (select from session_hours join session_types t on t.id = session_type_id where t.kind = 'free')
        or exists (select from consultation_bookings where user_id = ${user} and status not in ('held', 'expired'))
        or exists (select from user_products h join products p on p.id = h.product_id
                   where h.user_id = ${user} and h.status = 'active' and p.type in ('consultation', 'mini_class'))`,
    })
    .from(sql`(values (1)) as one`)
    .prepare('may_have_sessions');
  return async (user_id: string): Promise<boolean> => (await query.execute({ user_id }))[0]?.has ?? false;
}
