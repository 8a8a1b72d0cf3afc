import { type SQL, sql } from 'drizzle-orm';
import { calendarCopy } from '#messages/bookings/calendars.ts';
import type { Reader } from '#server/platform/database/db.ts';
import type { BookingKind } from '#shared/bookings/bookings.ts';
import type { DayGroup } from '#shared/time/day-groups.ts';
import { byDay } from './metrics.rules.ts';
import { dayOf, within } from './sales.queries.ts';

type Figures = {
  readonly sold: number;
  readonly held: number;
  readonly missed: number;
  readonly cancelled: number;
  readonly held_minutes: number;
};

const figures = sql`
  count(*) filter (where s.status is null) as sold,
  count(*) filter (where s.status = 'completed') as held, count(*) filter (where s.status = 'no_show') as missed,
  count(*) filter (where s.status = 'cancelled') as cancelled,
  coalesce(sum(s.minutes) filter (where s.status = 'completed'), 0)::integer as held_minutes`;

/** One row on the purchase day without a status, and one with the outcome on the session's day. */
const sessionsIn = (span: DayGroup): SQL => sql`
  select o.day, b.kind, b.product_id, null as status, 0 as minutes
  from consultation_bookings b join sold_orders o on o.id = b.order_id
  where ${within(sql`o.created_at`, span)}
  union all
  select ${dayOf(sql`b.starts_at`)}, b.kind, b.product_id, b.status, extract(epoch from b.ends_at - b.starts_at) / 60
  from consultation_bookings b
  where b.status in ('completed', 'no_show', 'cancelled') and ${within(sql`b.starts_at`, span)}`;

export async function sessionRows(reader: Reader, span: DayGroup) {
  const { rows } = await reader.execute<Figures & { readonly day: string }>(sql`
    select to_char(s.day, 'YYYY-MM-DD') as day, ${figures} from (${sessionsIn(span)}) s group by s.day`);
  const sumOf = byDay(rows);
  return (group: DayGroup) => ({
    sold: sumOf(group, ({ sold }) => sold),
    held: sumOf(group, ({ held }) => held),
    missed: sumOf(group, ({ missed }) => missed),
    cancelled: sumOf(group, ({ cancelled }) => cancelled),
    held_minutes: sumOf(group, ({ held_minutes }) => held_minutes),
  });
}

type ProductSessions = Figures & {
  readonly kind: BookingKind;
  readonly product_id: string;
  readonly product: string | null;
};

/** Groups by product, and free sessions by their kind. */
export async function* sessionsOfProducts(reader: Reader, span: DayGroup) {
  const { rows } = await reader.execute<ProductSessions>(sql`
    select s.kind, coalesce(s.product_id::text, s.kind) as product_id, p.title as product, ${figures}
    from (${sessionsIn(span)}) s left join products p on p.id = s.product_id
    group by s.kind, s.product_id, p.title
    order by held desc, sold desc, p.title, s.kind`);
  for (const { kind, product, ...row } of rows)
    yield { ...row, product: product ?? calendarCopy.kinds[kind] };
}

type ClassSessionsFigures = {
  readonly held: number;
  readonly attended: number;
  readonly absent: number;
  readonly held_minutes: number;
};

const classSessionsFigures = sql`
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
  const { rows } = await reader.execute<ClassSessionsFigures & { readonly day: string }>(sql`
    select to_char(s.day, 'YYYY-MM-DD') as day, ${classSessionsFigures} from (${heldIn(span)}) s group by s.day`);
  const sumOf = byDay(rows);
  return (group: DayGroup) => ({
    held: sumOf(group, ({ held }) => held),
    attended: sumOf(group, ({ attended }) => attended),
    absent: sumOf(group, ({ absent }) => absent),
    held_minutes: sumOf(group, ({ held_minutes }) => held_minutes),
  });
}

type ProductFigures = ClassSessionsFigures & { readonly product_id: string; readonly product: string };

export async function* classesOfProducts(reader: Reader, span: DayGroup) {
  const { rows } = await reader.execute<ProductFigures>(sql`
    select s.product_id, p.title as product, ${classSessionsFigures}
    from (${heldIn(span)}) s join products p on p.id = s.product_id
    group by s.product_id, p.title order by held desc, p.title, s.product_id`);
  yield* rows;
}
