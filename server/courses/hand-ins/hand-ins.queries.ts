import { and, desc, eq, sql } from 'drizzle-orm';
import type { listHandIns as listHandInsEndpoint, ReceivedHandIn } from '#contract/courses/admin-hand-ins.ts';
import type { HandIn } from '#contract/courses/hand-ins.ts';
import { isoText, pickColumns } from '#server/platform/database/columns.ts';
import type { Reader, Tx } from '#server/platform/database/db.ts';
import {
  countUpTo,
  type ListQuery,
  type PageWindow,
  readWindow,
  selectRows,
} from '#server/platform/lists/list-window.ts';
import type { ReviewState } from '#shared/courses/lesson-work.ts';
import { handIns } from '../courses.schema.ts';
import type { LessonPlace } from '../quiz/quiz.queries.ts';

const at = ({ user_id, product_id, lesson_id }: LessonPlace) =>
  and(eq(handIns.user_id, user_id), eq(handIns.product_id, product_id), eq(handIns.lesson_id, lesson_id));

/** Null: nothing was handed in. */
export async function selectHandIn(
  reader: Reader,
  { user_id, product_id, lesson_id }: LessonPlace,
): Promise<HandIn | null> {
  const { rows } = await reader.execute<Omit<HandIn, 'file'> & StoredFileFacts>(sql`
    select t.id, t.body, ${isoText('t.handed_in_at')} as handed_in_at, t.state, t.feedback,
           ${isoText('t.reviewed_at')} as reviewed_at, f.id as file_id, f.file_name, f.size_bytes
    from lesson_hand_ins t left join media_files f on f.id = t.file_id
    where t.user_id = ${user_id} and t.product_id = ${product_id} and t.lesson_id = ${lesson_id}`);
  const [row] = rows;
  if (row === undefined) return null;
  const { file_id, file_name, size_bytes, ...handIn } = row;
  return { ...handIn, file: file_id === null ? null : { id: file_id, file_name, size_bytes } };
}

type StoredFileFacts = {
  readonly file_id: string | null;
  readonly file_name: string;
  readonly size_bytes: number;
} & Record<string, unknown>;

export async function lockHandIn(tx: Tx, place: LessonPlace) {
  const [row] = await tx
    .select(pickColumns(handIns, ['id', 'state', 'body', 'file_id', 'revision']))
    .from(handIns)
    .where(at(place))
    .for('update');
  return row ?? null;
}

type HandInInsert = LessonPlace &
  Pick<typeof handIns.$inferInsert, 'lesson_title' | 'task' | 'body' | 'file_id'>;

/** A replacement waits anew and keeps the feedback on its predecessor. */
export async function upsertHandIn(
  tx: Tx,
  row: HandInInsert,
): Promise<{ readonly id: string; readonly revision: number }> {
  const { lesson_title, task, body, file_id } = row;
  const [written] = await tx
    .insert(handIns)
    .values(row)
    .onConflictDoUpdate({
      target: [handIns.user_id, handIns.product_id, handIns.lesson_id],
      set: {
        lesson_title,
        task,
        body,
        file_id,
        state: 'waiting',
        handed_in_at: sql`now()`,
        revision: sql`${handIns.revision} + 1`,
      },
    })
    .returning(pickColumns(handIns, ['id', 'revision']));
  if (written === undefined) throw new Error('what was just handed in is missing');
  return written;
}

export async function selectOwnFileId(
  reader: Reader,
  { id, user_id }: { readonly id: string; readonly user_id: string },
): Promise<string | null> {
  const [row] = await reader
    .select({ file_id: handIns.file_id })
    .from(handIns)
    .where(and(eq(handIns.id, id), eq(handIns.user_id, user_id)));
  return row?.file_id ?? null;
}

/** Feeds the account export, newest first; `file` is its download path. */
export function listOwnHandIns(reader: Reader, userId: string, { limit, offset }: PageWindow) {
  return reader
    .select({
      ...pickColumns(handIns, [
        ...(['product_id', 'lesson_id', 'lesson_title', 'task', 'body', 'handed_in_at'] as const),
        ...(['state', 'feedback', 'reviewed_at'] as const),
      ]),
      file_name: sql<string | null>`(select f.file_name from media_files f where f.id = ${handIns.file_id})`,
      file: sql<
        string | null
      >`case when ${handIns.file_id} is not null then '/api/account/hand-ins/' || ${handIns.id} || '/file' end`,
    })
    .from(handIns)
    .where(eq(handIns.user_id, userId))
    .orderBy(desc(handIns.handed_in_at), handIns.id)
    .limit(limit)
    .offset(offset);
}

export async function deleteHandInsOf(tx: Tx, userId: string): Promise<void> {
  await tx.delete(handIns).where(eq(handIns.user_id, userId));
}

/** Whoever gave the course back reads no feedback, so nobody waits for one. */
const stillHeld = sql`exists (
  select from user_products h where h.user_id = t.user_id and h.product_id = t.product_id and h.status = 'active')`;

const stateConditions = {
  waiting: sql`t.state = 'waiting' and ${stillHeld}`,
  reviewed: sql`t.state <> 'waiting'`,
} satisfies Record<ReviewState, unknown>;

/** Waiting ones first, longest wait before all. */
const orderings = {
  handed_in_at: sql`t.state <> 'waiting', t.handed_in_at, t.id`,
  '-handed_in_at': sql`t.state = 'waiting', t.handed_in_at desc, t.id desc`,
} as const;

type ReceivedRow = Omit<ReceivedHandIn, 'file'> & {
  readonly file_name: string | null;
  readonly size_bytes: number | null;
} & Record<string, unknown>;

export async function listHandIns(
  reader: Reader,
  { state, ...window }: ListQuery<typeof listHandInsEndpoint>,
): Promise<{ readonly hand_ins: ReceivedHandIn[]; readonly total: number }> {
  const wanted =
    state === undefined
      ? sql`(${stateConditions.waiting}) or (${stateConditions.reviewed})`
      : stateConditions[state];
  const rows = await readWindow(window, orderings, (ordering) =>
    selectRows<ReceivedRow>(
      reader,
      sql`
      select t.id, t.revision, p.title as product_title, t.lesson_title, t.task, t.user_id, u.full_name, u.email, t.body,
             f.file_name, f.size_bytes, ${isoText('t.handed_in_at')} as handed_in_at, t.state, t.feedback,
             ${isoText('t.reviewed_at')} as reviewed_at
      from lesson_hand_ins t join products p on p.id = t.product_id join users u on u.id = t.user_id
        left join media_files f on f.id = t.file_id
      where ${wanted} order by ${ordering} limit ${window.limit} offset ${window.offset}`,
    ),
  );
  return {
    hand_ins: rows.map(toReceived),
    total: await countUpTo(reader, sql`from lesson_hand_ins t where ${wanted}`),
  };
}

const toReceived = ({ file_name, size_bytes, ...row }: ReceivedRow): ReceivedHandIn => ({
  ...row,
  file: file_name === null || size_bytes === null ? null : { file_name, size_bytes },
});

/** With learner and lesson, for mails; null if gone. */
export async function readReceivedHandIn(reader: Reader, id: string) {
  const { rows } = await reader.execute<
    Pick<
      ReceivedHandIn,
      'full_name' | 'email' | 'user_id' | 'body' | 'state' | 'feedback' | 'lesson_title'
    > & {
      readonly product_title: string;
      readonly slug: string;
      readonly lesson_id: string;
      readonly file_id: string | null;
      readonly file_name: string | null;
      readonly is_held: boolean;
      readonly wants_mail: boolean;
    } & Record<string, unknown>
  >(sql`
    select u.full_name, u.email, t.user_id, t.body, t.state, t.feedback, t.lesson_title, t.lesson_id,
           p.title as product_title, p.slug, t.file_id, f.file_name, ${stillHeld} as is_held,
           wish.learning is not false as wants_mail
    from lesson_hand_ins t join products p on p.id = t.product_id join users u on u.id = t.user_id
      left join media_files f on f.id = t.file_id
      left join account_preferences wish on wish.user_id = t.user_id
    where t.id = ${id}`);
  return rows[0] ?? null;
}

export async function lockReceived(tx: Tx, id: string) {
  const [row] = await tx
    .select(pickColumns(handIns, ['product_id', 'lesson_title', 'state', 'feedback', 'revision']))
    .from(handIns)
    .where(eq(handIns.id, id))
    .for('update');
  return row ?? null;
}

export interface Review {
  readonly id: string;
  readonly state: 'accepted' | 'returned';
  /** Null: no feedback. */
  readonly feedback: string | null;
}

export async function writeReview(
  tx: Tx,
  { id, state, feedback }: Review,
  reviewed_by: string | null,
): Promise<void> {
  await tx
    .update(handIns)
    .set({ state, feedback, reviewed_by, reviewed_at: sql`now()` })
    .where(eq(handIns.id, id));
}
