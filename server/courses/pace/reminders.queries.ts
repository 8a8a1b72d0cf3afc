import { desc, eq, sql } from 'drizzle-orm';
import { pickColumns } from '#server/platform/database/columns.ts';
import type { Reader, Tx } from '#server/platform/database/db.ts';
import type { PageWindow } from '#server/platform/lists/list-window.ts';
import { learningReminders as reminders } from '../courses.schema.ts';

const MAX_PER_COURSE = 3;
/** Days between two reminders of one person, over all courses. */
const DAYS_BETWEEN = 3;
/** Days after which an overdue reminder is dropped. */
const DAYS_TO_CATCH_UP = 30;

/** Two workers take turns, so that each sees whom the other has reminded. */
export async function lockLearningReminders(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('learning reminders', 0))`);
}

/** Lessons are left, and no session, review or refund is pending. */
const waitingCourse = sql`
  select h.id as holding_id, h.user_id, h.product_id, p.slug, p.title, u.email, u.full_name,
    seen.at is not null as has_begun, greatest(h.purchased_at, seen.at) as since
  from user_products h
  join products p on p.id = h.product_id
  join users u on u.id = h.user_id
  left join account_preferences wish on wish.user_id = u.id
  left join lateral (
    select max(a.at) as at from lesson_activity a where a.user_id = h.user_id and a.product_id = h.product_id
  ) as seen on true
  where h.status = 'active' and u.is_active and u.anonymised_at is null and u.delete_after is null
    and wish.learning is not false
    and exists (
      select from unnest(course_lesson_ids(p.modules)) as lesson (id) where not exists (
        select from lesson_progress l where l.user_id = h.user_id and l.product_id = h.product_id
          and l.lesson_id = lesson.id and l.completed_at is not null))
    and not exists (
      select from certificates c
      where c.user_id = h.user_id and c.product_id = h.product_id and c.withdrawn_at is null)
    and not exists (
      select from class_sessions s
      where s.product_id = h.product_id and s.ends_at > now())
    and not exists (
      select from lesson_hand_ins t
      where t.user_id = h.user_id and t.product_id = h.product_id and t.state = 'waiting')
    and not exists (select from refund_requests r where r.order_id = h.order_id and r.status = 'requested')`;

/** Bought and never opened, and not reminded of by the reminders of learners. */
export const unbegunCourses = sql`
  select w.holding_id, w.user_id, w.product_id, w.slug, w.title, w.email, w.full_name, w.since
  from (${waitingCourse}) as w
  where not w.has_begun and not exists (
    select from learning_reminders r where r.user_id = w.user_id and r.product_id = w.product_id)`;

export async function takeDueReminders(
  tx: Tx,
  { now, days }: { readonly now: Date; readonly days: number },
): Promise<readonly string[]> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const due = sql`${at} - make_interval(days => ${days})`;
  const { rows } = await tx.execute<{ id: string }>(sql`
    insert into learning_reminders (user_id, product_id, paused_since, created_at)
    select distinct on (w.user_id) w.user_id, w.product_id, w.since, ${at}
    from (${waitingCourse}) as w
    where w.since <= ${due} and w.since > ${due} - make_interval(days => ${DAYS_TO_CATCH_UP})
      and (w.has_begun or not exists (
        select from recovery_messages m where m.cause = 'course' and m.subject_id = w.holding_id))
      and not exists (
        select from learning_reminders r
        where r.user_id = w.user_id and (
          r.created_at > ${at} - make_interval(days => ${DAYS_BETWEEN})
          or r.product_id = w.product_id and (r.paused_since = w.since or r.created_at > ${due})))
      and (select count(*) from learning_reminders r
           where r.user_id = w.user_id and r.product_id = w.product_id) < ${MAX_PER_COURSE}
    order by w.user_id, w.since desc, w.product_id
    on conflict do nothing returning id`);
  return rows.map(({ id }) => id);
}

/** Null once the learner has returned. */
export async function selectReminder(reader: Reader, id: string) {
  const { rows } = await reader.execute<{
    user_id: string;
    product_id: string;
    slug: string;
    title: string;
    email: string;
    full_name: string;
    has_begun: boolean;
  }>(sql`
    select w.user_id, w.product_id, w.slug, w.title, w.email, w.full_name, w.has_begun
    from learning_reminders r
    join (${waitingCourse}) as w
      on w.user_id = r.user_id and w.product_id = r.product_id and w.since = r.paused_since
    where r.id = ${id}`);
  return rows[0] ?? null;
}

export function listOwnReminders(reader: Reader, userId: string, { limit, offset }: PageWindow) {
  return reader
    .select(pickColumns(reminders, ['product_id', 'paused_since', 'created_at']))
    .from(reminders)
    .where(eq(reminders.user_id, userId))
    .orderBy(desc(reminders.created_at), reminders.id)
    .limit(limit)
    .offset(offset);
}

export async function deleteRemindersOf(tx: Tx, userId: string): Promise<void> {
  await tx.delete(reminders).where(eq(reminders.user_id, userId));
}
