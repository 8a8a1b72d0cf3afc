import { type SQL, sql } from 'drizzle-orm';
import type { OwnClassSession } from '#contract/classes/class-sessions.ts';
import { type Holder as HolderOfProduct, holderRows } from '#server/orders/index.ts';
import { isoText } from '#server/platform/database/columns.ts';
import type { Reader } from '#server/platform/database/db.ts';
import { classTypes } from '#shared/shop/purchase-kind.ts';

interface Holder {
  readonly user_id: string;
  readonly slug?: string;
  readonly now: Date;
}

export interface HeldSession extends OwnClassSession {
  readonly sequence: number;
  readonly changed_at: string;
}

const MAX_SESSIONS_OF_ONE = 200;

/** Empty for who holds nothing any more. The newest, where they are many. */
export async function selectHeldSessions(
  reader: Reader,
  { user_id, slug, now }: Holder,
): Promise<readonly HeldSession[]> {
  const only: SQL = slug === undefined ? sql`` : sql`and p.slug = ${slug}`;
  const { rows } = await reader.execute<HeldSession & Record<string, unknown>>(sql`
    with met as (
      select s.id, s.product_id, s.starts_at, s.ends_at, s.place, s.sequence, s.updated_at, s.recording_lesson_id,
        row_number() over (partition by s.product_id order by s.starts_at)::integer as number,
             count(*) over (partition by s.product_id)::integer as count
      from class_sessions s
      where s.product_id in (select product_id from user_products where user_id = ${user_id} and status = 'active')
    )
    select m.id, jsonb_build_object('id', p.id, 'slug', p.slug, 'title', p.title) as product, m.number, m.count,
           ${isoText('m.starts_at')} as starts_at, ${isoText('m.ends_at')} as ends_at,
           exists (select from class_attendance a where a.session_id = m.id and a.user_id = ${user_id}) as attended,
           p.class_place_kind as place_kind,
           case when m.ends_at > ${now.toISOString()} then nullif(m.place, '') end as place,
           case when m.ends_at <= ${now.toISOString()} and m.recording_lesson_id = any(course_lesson_ids(p.modules))
             then m.recording_lesson_id end as recording_lesson_id,
           m.sequence, ${isoText('m.updated_at')} as changed_at
    from met m join products p on p.id = m.product_id
    where true ${only}
    order by m.starts_at desc limit ${MAX_SESSIONS_OF_ONE}`);
  return rows.toReversed();
}

export async function readBegunClasses(
  reader: Reader,
  holders: readonly HolderOfProduct[],
): Promise<readonly boolean[]> {
  const { rows } = await reader.execute<{ has_begun: boolean }>(sql`
    select exists (
      select from class_sessions s join user_products h using (product_id) join products p on p.id = product_id
      where h.user_id = holder.user_id and h.product_id = holder.product_id and h.status = 'active'
        and p.type = any(${sql.param([...classTypes])})
        and s.starts_at <= now() and s.ends_at > h.purchased_at
    ) as has_begun
    from ${holderRows(holders)} order by holder.place`);
  return rows.map(({ has_begun }) => has_begun);
}
