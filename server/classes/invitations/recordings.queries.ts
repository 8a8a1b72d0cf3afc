import { sql } from 'drizzle-orm';
import { isoText } from '#server/platform/database/columns.ts';
import type { Reader, Tx } from '#server/platform/database/db.ts';
import type { Holder } from './invitations.queries.ts';

export interface RecordingNotice {
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
