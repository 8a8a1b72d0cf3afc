import { eq, sql } from 'drizzle-orm';
import type { listHandIns as listHandInsEndpoint, ReceivedHandIn } from '#contract/courses/admin-hand-ins.ts';
import { isoText, pickColumns } from '#server/platform/database/columns.ts';
import type { Reader, Tx } from '#server/platform/database/db.ts';
import { countUpTo, type ListQuery, readWindow, selectRows } from '#server/platform/lists/list-window.ts';
import type { ReviewState } from '#shared/courses/hand-ins.ts';
import { handIns } from '../courses.schema.ts';

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
