import { type SQL, sql } from 'drizzle-orm';
import { isoText } from '#server/platform/database/columns.ts';
import type { Reader, Tx } from '#server/platform/database/db.ts';

export interface SessionNotice {
  readonly session_id: string;
  readonly user_id: string;
  readonly product_id: string;
  readonly starts_at: string;
  readonly ends_at: string;
  readonly place: string;
  readonly sequence: number;
  readonly is_cancelled: boolean;
  readonly is_change: boolean;
}
type Row = SessionNotice & Record<string, unknown>;

/** The purchase mail carries the invitations; after this time holders get a mail of their own. */
const FIRST_MAIL_MINUTES = 10;

const columns = sql`session_id, user_id, product_id, ${isoText('starts_at')} as starts_at,
  ${isoText('ends_at')} as ends_at, place, sequence, is_cancelled`;

/** Sessions that differ from what holders were last told. The row is the claim, so workers send one mail. */
async function recordNotices(tx: Tx, who: SQL, now: Date): Promise<readonly SessionNotice[]> {
  const { rows } = await tx.execute<Row>(sql`
    insert into class_invitations as told
      (session_id, user_id, product_id, starts_at, ends_at, place, sequence)
    select s.id, h.user_id, s.product_id, s.starts_at, s.ends_at, s.place, s.sequence
    from class_sessions s join user_products h on h.product_id = s.product_id and h.status = 'active'
    left join class_invitations t on t.session_id = s.id and t.user_id = h.user_id
    where s.starts_at > ${now.toISOString()} and ${who}
      and (t.session_id is null or t.is_cancelled
        or (t.starts_at, t.ends_at, t.place) is distinct from (s.starts_at, s.ends_at, s.place))
    on conflict (session_id, user_id) do update set
      starts_at = excluded.starts_at, ends_at = excluded.ends_at, place = excluded.place, is_cancelled = false,
      sequence = greatest(told.sequence + 1, excluded.sequence)
    where told.is_cancelled or (told.starts_at, told.ends_at, told.place)
      is distinct from (excluded.starts_at, excluded.ends_at, excluded.place)
    returning ${columns}, xmax <> 0 as is_change`);
  return rows;
}

export async function recordBuyerInvitations(tx: Tx, orderId: string, now: Date): Promise<void> {
  await recordNotices(tx, sql`h.order_id = ${orderId}`, now);
}

export function recordPendingNotices(tx: Tx, now: Date): Promise<readonly SessionNotice[]> {
  const since = new Date(now.getTime() - FIRST_MAIL_MINUTES * 60_000).toISOString();
  return recordNotices(tx, sql`(t.session_id is not null or h.purchased_at < ${since})`, now);
}

export async function withdrawInvitations(tx: Tx, now: Date): Promise<readonly SessionNotice[]> {
  const { rows } = await tx.execute<Row>(sql`
    update class_invitations told set is_cancelled = true, sequence = sequence + 1
    where not is_cancelled and starts_at > ${now.toISOString()} and (
      not exists (select from class_sessions s where s.id = told.session_id)
      or not exists (select from user_products h
        where h.user_id = told.user_id and h.product_id = told.product_id and h.status = 'active'))
    returning ${columns}, true as is_change`);
  return rows;
}

export async function selectOfOrder(reader: Reader, orderId: string, now: Date) {
  const { rows } = await reader.execute<Row & Holder>(sql`
    select ${columns}, false as is_change, title, full_name, email
    from (
      select told.session_id, told.user_id, told.product_id, told.starts_at, told.ends_at, told.place,
        told.sequence, told.is_cancelled, p.title, u.full_name, u.email from class_invitations told
      join user_products h using (user_id, product_id)
      join products p on p.id = told.product_id join users u on u.id = told.user_id
      where h.order_id = ${orderId} and h.status = 'active' and not told.is_cancelled
        and told.starts_at > ${now.toISOString()}
    ) of_order order by starts_at`);
  return rows;
}

export interface Holder {
  readonly title: string;
  readonly full_name: string;
  readonly email: string;
}

export async function selectHolder(
  reader: Reader,
  { user_id, product_id }: Pick<SessionNotice, 'user_id' | 'product_id'>,
) {
  const { rows } = await reader.execute<
    Holder & { slug: string; sequences: Readonly<Record<string, number>> } & Record<string, unknown>
  >(sql`
    select p.title, p.slug, u.full_name, u.email,
      (select coalesce(jsonb_object_agg(session_id, sequence), '{}') from class_invitations
       where user_id = u.id and product_id = p.id) as sequences
    from users u, products p where u.id = ${user_id} and p.id = ${product_id}`);
  return rows[0] ?? null;
}

interface RemindedSession extends Holder {
  readonly slug: string;
  readonly starts_at: string;
  readonly ends_at: string;
  readonly place: string;
}

/** Null when the session is gone or no longer held. */
export async function readHeldSession(
  reader: Reader,
  { session_id, user_id }: Pick<SessionNotice, 'session_id' | 'user_id'>,
): Promise<RemindedSession | null> {
  const { rows } = await reader.execute<RemindedSession & Record<string, unknown>>(sql`
    select p.title, p.slug, u.full_name, u.email, s.place,
           ${isoText('s.starts_at')} as starts_at, ${isoText('s.ends_at')} as ends_at
    from class_sessions s join products p on p.id = s.product_id
    join user_products h on h.product_id = s.product_id and h.status = 'active'
    join users u on u.id = h.user_id
    where s.id = ${session_id} and u.id = ${user_id}`);
  return rows[0] ?? null;
}

export async function eraseClassHolder(tx: Tx, userId: string): Promise<void> {
  await tx.execute(sql`delete from class_invitations where user_id = ${userId}`);
  await tx.execute(sql`delete from class_attendance where user_id = ${userId}`);
}

interface RecordingNotice {
  readonly user_id: string;
  readonly product_id: string;
  readonly recordings: readonly { readonly session_id: string; readonly lesson_id: string }[];
}

/** Records new recordings and returns whom to tell. The row is the claim, as with invitations. */
export async function recordRecordingNotices(tx: Tx, now: Date): Promise<readonly RecordingNotice[]> {
  const { rows } = await tx.execute<RecordingNotice & Record<string, unknown>>(sql`
    with told as (
      insert into class_recordings_told (session_id, lesson_id)
      select s.id, s.recording_lesson_id from class_sessions s join products p on p.id = s.product_id
      where s.recording_lesson_id is not null and s.ends_at <= ${now.toISOString()}
        and s.recording_lesson_id = any(course_lesson_ids(p.modules))
        and not exists (select from class_recordings_told t
          where t.session_id = s.id and t.lesson_id = s.recording_lesson_id)
      on conflict do nothing returning session_id, lesson_id
    )
    select h.user_id, h.product_id,
      jsonb_agg(jsonb_build_object('session_id', told.session_id, 'lesson_id', told.lesson_id)) as recordings
    from told join class_sessions s on s.id = told.session_id
    join user_products h on h.product_id = s.product_id and h.status = 'active'
    group by h.user_id, h.product_id`);
  return rows;
}

interface Recording {
  readonly starts_at: string;
  readonly lesson_id: string;
}

export async function readRecordings(reader: Reader, { user_id, product_id, recordings }: RecordingNotice) {
  const { rows } = await reader.execute<
    Holder & { slug: string; recordings: readonly Recording[] } & Record<string, unknown>
  >(sql`
    select p.title, p.slug, u.full_name, u.email,
      jsonb_agg(jsonb_build_object('starts_at', ${isoText('s.starts_at')}, 'lesson_id', s.recording_lesson_id)
        order by s.starts_at) as recordings
    from jsonb_to_recordset(${JSON.stringify(recordings)}::jsonb) told (session_id uuid, lesson_id text)
    join class_sessions s on s.id = told.session_id and s.recording_lesson_id = told.lesson_id
    join products p on p.id = s.product_id and told.lesson_id = any(course_lesson_ids(p.modules))
    join user_products h on h.product_id = p.id and h.status = 'active'
    join users u on u.id = h.user_id
    where u.id = ${user_id} and p.id = ${product_id}
    group by p.id, u.id`);
  return rows[0] ?? null;
}
