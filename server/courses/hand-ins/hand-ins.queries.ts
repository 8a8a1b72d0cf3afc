import { and, desc, eq, sql } from 'drizzle-orm';
import type { HandIn } from '#contract/courses/hand-ins.ts';
import { isoText, pickColumns } from '#server/platform/database/columns.ts';
import type { Reader, Tx } from '#server/platform/database/db.ts';
import type { PageWindow } from '#server/platform/lists/list-window.ts';
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
        ...{ lesson_title, task, body, file_id },
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
