import { sql } from 'drizzle-orm';
import type { SegmentRules } from '#contract/segments/admin.ts';
import { segmentCondition } from '#server/segments/index.ts';
import type { Reader, Tx } from '../platform/database/db.ts';
import { selectRows } from '../platform/lists/list-window.ts';

/** Running sequences that people enter by joining a segment. */
export async function selectWatched(reader: Reader): Promise<readonly string[]> {
  const rows = await selectRows<{ id: string }>(
    reader,
    sql`select id from sequences where paused_at is null and trigger_segment_id is not null order by id`,
  );
  return rows.map(({ id }) => id);
}

export async function forgetFormerMembers(tx: Tx, id: string, rules: SegmentRules): Promise<void> {
  await tx.execute(sql`
    delete from sequence_segment_members m where m.sequence_id = ${id}
      and not exists (select from people p where p.id = m.person_id and ${segmentCondition(rules)})`);
}

export async function enrolNewMembers(
  tx: Tx,
  { id, enrols }: { readonly id: string; readonly enrols: boolean },
  rules: SegmentRules,
): Promise<void> {
  await tx.execute(sql`
    with joined as (
      insert into sequence_segment_members (sequence_id, person_id)
      select ${id}::uuid, p.id from people p
      where ${segmentCondition(rules)} and not exists (
        select from sequence_segment_members m where m.sequence_id = ${id} and m.person_id = p.id)
      returning person_id
    )
    select count(*) filter (where enrol_in_sequence(${id}::uuid, person_id)) from joined where ${enrols}`);
}
