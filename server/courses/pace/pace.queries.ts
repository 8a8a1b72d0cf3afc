import { type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { CourseProgressReport, Learner, listLearners } from '#contract/courses/admin-course-progress.ts';
import { isoText } from '#server/platform/database/columns.ts';
import type { Reader } from '#server/platform/database/db.ts';
import { readWindow } from '#server/platform/lists/list-window.ts';
import { contains } from '#server/platform/lists/word-match.ts';
import { MAX_COUNTED } from '#shared/lists.ts';

export type LearnersQuery = z.output<typeof listLearners.query>;
type LearnerRow = Omit<Learner, 'last_lesson'> & { readonly last_lesson_id: string | null };

/** The course as it is now: a lesson added later makes it unfinished again. */
export async function selectCourse(reader: Reader, productId: string) {
  const { rows } = await reader.execute<{
    product_id: string;
    title: string;
    slug: string;
    is_subscription: boolean;
    modules: unknown;
  }>(sql`
    select id as product_id, title, slug, is_subscription, modules from products where id = ${productId}`);
  return rows[0] ?? null;
}

const isRefunded = sql`(
  exists (select from orders o where o.id = h.order_id and o.status = 'refunded')
  or exists (select from refund_requests r join order_items i on i.id = r.order_item_id
             where r.order_id = h.order_id and r.status = 'approved'
               and (i.product_id = h.product_id or i.id = h.bundle_item_id)))`;

/** One row per person who ever held the course. Five index passes whatever their number. */
const learners = (productId: string): SQL => sql`
  course as (select course_lesson_ids(modules) as ids from products where id = ${productId}),
  held as (
    select distinct on (h.user_id) h.user_id, h.purchased_at,
      case when h.status = 'active' then 'active' when ${isRefunded} then 'refunded' else 'ended' end as holding
    from user_products h where h.product_id = ${productId}
    order by h.user_id, h.status = 'active' desc, h.purchased_at desc, h.id desc),
  done as (
    select l.user_id, count(*)::int as opened, count(l.completed_at)::int as finished
    from lesson_progress l
    where l.product_id = ${productId} and l.lesson_id = any(array(select unnest(ids) from course))
      and coalesce(l.opened_at, l.completed_at) is not null
    group by l.user_id),
  quizzes as (
    select best.user_id, count(*) filter (where best.is_passed)::int as passed, round(avg(best.percent))::int as percent
    from (
      select a.user_id, a.lesson_id, bool_or(a.is_passed) as is_passed, max(a.score_percent) as percent
      from quiz_attempts a
      where a.product_id = ${productId} and a.finished_at is not null
        and a.lesson_id = any(array(select unnest(ids) from course))
      group by a.user_id, a.lesson_id) as best
    group by best.user_id),
  works as (
    select t.user_id, count(*) filter (where t.state = 'accepted')::int as accepted,
      count(*) filter (where t.state = 'waiting')::int as waiting
    from lesson_hand_ins t
    where t.product_id = ${productId} and t.lesson_id = any(array(select unnest(ids) from course))
    group by t.user_id),
  seen as (
    select distinct on (a.user_id) a.user_id, a.at, a.lesson_id
    from lesson_activity a where a.product_id = ${productId}
    order by a.user_id, a.at desc, a.lesson_id),
  learners as (
    select u.id as user_id, u.full_name, u.email, u.search_text, h.purchased_at, h.holding,
      coalesce(d.opened, 0) as opened, coalesce(d.finished, 0) as finished, cardinality(c.ids) as lessons,
      coalesce(q.passed, 0) as quizzes_passed, q.percent as quiz_percent,
      coalesce(w.accepted, 0) as hand_ins_accepted, coalesce(w.waiting, 0) as hand_ins_waiting,
      s.at as seen_at, s.lesson_id as last_lesson_id,
      case when h.holding <> 'active' then h.holding
           when d.finished = cardinality(c.ids) then 'finished'
           when d.opened > 0 then 'learning' else 'not_started' end as state
    from held h join users u on u.id = h.user_id cross join course c
    left join done d on d.user_id = h.user_id left join seen s on s.user_id = h.user_id
    left join quizzes q on q.user_id = h.user_id left join works w on w.user_id = h.user_id
    where u.anonymised_at is null)`;

/** Learners never seen come last when the latest come first. */
const orderings = {
  last_seen_at: sql`seen_at nulls first, user_id`,
  '-last_seen_at': sql`seen_at desc nulls last, user_id desc`,
  percent: sql`finished, opened, user_id`,
  '-percent': sql`finished desc, opened desc, user_id desc`,
  bought_at: sql`purchased_at, user_id`,
  '-bought_at': sql`purchased_at desc, user_id desc`,
} as const;

export async function selectLearners(
  reader: Reader,
  productId: string,
  { state, search = '', ...window }: LearnersQuery,
): Promise<{ readonly learners: readonly LearnerRow[]; readonly total: number }> {
  const wanted = [sql`true`];
  if (state !== undefined) wanted.push(sql`state = ${state}`);
  if (search !== '') wanted.push(contains(sql`search_text`, search));
  const where = sql.join(wanted, sql` and `);
  const page = await readWindow(window, orderings, async (ordering) => {
    const found = await reader.execute<LearnerRow & Record<string, unknown>>(sql`
      with ${learners(productId)}
      select user_id, full_name, email, state, ${isoText('purchased_at')} as bought_at, finished as lessons_done,
        quizzes_passed, quiz_percent, hand_ins_accepted, hand_ins_waiting,
        case when lessons = 0 then 0 else finished * 100 / lessons end as percent, last_lesson_id,
        ${isoText('seen_at')} as last_seen_at
      from learners where ${where} order by ${ordering} limit ${window.limit} offset ${window.offset}`);
    return found.rows;
  });
  const counted = await reader.execute<{ total: number }>(sql`
    with ${learners(productId)}
    select count(*) as total from (select from learners where ${where} limit ${MAX_COUNTED}) as counted`);
  return { learners: page, total: counted.rows[0]?.total ?? 0 };
}

type Figures = Omit<CourseProgressReport, 'product_id' | 'title' | 'slug' | 'is_subscription' | 'lessons'>;

export async function selectFigures(reader: Reader, productId: string): Promise<Figures> {
  const { rows } = await reader.execute<Figures & Record<string, unknown>>(sql`
    with ${learners(productId)}
    select count(*) filter (where holding = 'active')::int as holders,
      count(*) filter (where holding = 'active' and opened > 0)::int as started,
      count(*) filter (where state = 'finished')::int as finished,
      count(*) filter (where holding = 'active' and exists (
        select from certificates c
        where c.user_id = learners.user_id and c.product_id = ${productId} and c.withdrawn_at is null))::int as certified,
      count(*) filter (where holding = 'refunded')::int as refunded,
      count(*) filter (where holding = 'ended')::int as ended
    from learners`);
  const [row] = rows;
  if (row === undefined) throw new Error('an aggregate has always one row');
  return row;
}

const joinHolders = sql`
  join user_products h on h.user_id = w.user_id and h.product_id = w.product_id and h.status = 'active'
  join users u on u.id = w.user_id and u.anonymised_at is null`;

export async function selectQuizCounts(reader: Reader, productId: string) {
  const { rows } = await reader.execute<{
    lesson_id: string;
    tried: number;
    passed: number;
    best_percent: number;
  }>(sql`
    select lesson_id, count(*)::int as tried, count(*) filter (where is_passed)::int as passed,
      round(avg(percent))::int as best_percent
    from (
      select w.lesson_id, bool_or(w.is_passed) as is_passed, max(w.score_percent) as percent
      from quiz_attempts w ${joinHolders}
      where w.product_id = ${productId} and w.finished_at is not null
      group by w.lesson_id, w.user_id) as best
    group by lesson_id`);
  return rows;
}

export async function selectHandInCounts(reader: Reader, productId: string) {
  const { rows } = await reader.execute<{
    lesson_id: string;
    handed_in: number;
    accepted: number;
    waiting: number;
  }>(sql`
    select w.lesson_id, count(*)::int as handed_in, count(*) filter (where w.state = 'accepted')::int as accepted,
      count(*) filter (where w.state = 'waiting')::int as waiting
    from lesson_hand_ins w ${joinHolders}
    where w.product_id = ${productId}
    group by w.lesson_id`);
  return rows;
}

export async function selectLessonCounts(reader: Reader, productId: string) {
  const { rows } = await reader.execute<{ lesson_id: string; opened: number; finished: number }>(sql`
    select l.lesson_id, count(*)::int as opened, count(l.completed_at)::int as finished
    from lesson_progress l
    join user_products h on h.user_id = l.user_id and h.product_id = l.product_id and h.status = 'active'
    join users u on u.id = l.user_id and u.anonymised_at is null
    where l.product_id = ${productId} and coalesce(l.opened_at, l.completed_at) is not null
    group by l.lesson_id`);
  return rows;
}
