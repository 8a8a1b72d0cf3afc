import { type SQL, sql } from 'drizzle-orm';
import type { Reader } from '#server/platform/database/db.ts';
import type { DayGroup } from '#shared/time/day-groups.ts';
import { byDay } from './metrics.rules.ts';
import { dayOf, within } from './sales.queries.ts';

type Figures = {
  readonly held: number;
  readonly attended: number;
  readonly absent: number;
  readonly held_minutes: number;
};

const figures = sql`
  count(*) as held, coalesce(sum(s.attended), 0)::integer as attended,
  coalesce(sum(s.absent), 0)::integer as absent, coalesce(sum(s.minutes), 0)::integer as held_minutes`;

/** Past class sessions. Nobody counts as absent until staff recorded the attendance. */
const heldIn = (span: DayGroup): SQL => sql`
  select ${dayOf(sql`c.starts_at`)} as day, c.product_id, extract(epoch from c.ends_at - c.starts_at) / 60 as minutes,
    came.attended,
    case when came.attended > 0
        or exists (select from class_sessions_unattended u where u.session_id = c.id) then (
      select count(*) from user_products h
      where h.product_id = c.product_id and h.status = 'active' and h.purchased_at <= c.starts_at
        and not exists (select from class_attendance a where a.session_id = c.id and a.user_id = h.user_id)
    ) else 0 end as absent
  from class_sessions c
  cross join lateral (select count(*) as attended from class_attendance a where a.session_id = c.id) came
  where c.ends_at <= now() and ${within(sql`c.starts_at`, span)}`;

export async function classRows(reader: Reader, span: DayGroup) {
  const { rows } = await reader.execute<Figures & { readonly day: string }>(sql`
    select to_char(s.day, 'YYYY-MM-DD') as day, ${figures} from (${heldIn(span)}) s group by s.day`);
  const sumOf = byDay(rows);
  return (group: DayGroup) => ({
    held: sumOf(group, ({ held }) => held),
    attended: sumOf(group, ({ attended }) => attended),
    absent: sumOf(group, ({ absent }) => absent),
    held_minutes: sumOf(group, ({ held_minutes }) => held_minutes),
  });
}

type ProductFigures = Figures & { readonly product_id: string; readonly product: string };

export async function* classesOfProducts(reader: Reader, span: DayGroup) {
  const { rows } = await reader.execute<ProductFigures>(sql`
    select s.product_id, p.title as product, ${figures}
    from (${heldIn(span)}) s join products p on p.id = s.product_id
    group by s.product_id, p.title order by held desc, p.title, s.product_id`);
  yield* rows;
}
