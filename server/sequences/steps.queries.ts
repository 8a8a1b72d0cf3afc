import { sql } from 'drizzle-orm';
import type { SequenceStep } from '#contract/sequences/admin.ts';
import type { DelayUnit, EndReason } from '#shared/people/sequences.ts';
import type { Reader, Tx } from '../platform/database/db.ts';
import { selectRows } from '../platform/lists/list-window.ts';
import type { StepTiming } from './sequences.rules.ts';

export interface StepRow {
  readonly id: string;
  readonly position: number;
  readonly delay_unit: DelayUnit;
  readonly delay_count: number;
  readonly send_hour: number | null;
  readonly message_id: string;
}

export const selectLine = (reader: Reader, sequenceId: string) =>
  selectRows<StepRow>(
    reader,
    sql`
    select id, position, delay_unit, delay_count, send_hour, message_id from sequence_steps
    where sequence_id = ${sequenceId} and position is not null order by position`,
  );

interface WrittenStep extends StepRow {
  readonly message: SequenceStep['message'];
}

/** Each with the newest version of its message. */
export const selectWrittenLine = (reader: Reader, sequenceId: string) =>
  selectRows<WrittenStep>(
    reader,
    sql`
    select l.id, l.position, l.delay_unit, l.delay_count, l.send_hour, l.message_id, jsonb_build_object(
      'purpose', m.purpose, 'reply_to', m.reply_to, 'subject', v.subject, 'preview', v.preview, 'body', v.body,
      'subject_en', v.subject_en, 'preview_en', v.preview_en, 'body_en', v.body_en, 'product_id', v.product_id) as message
    from sequence_steps l join mailing_messages m on m.id = l.message_id
      join mailing_versions v on v.message_id = m.id and v.version = m.version
    where l.sequence_id = ${sequenceId} and l.position is not null order by l.position`,
  );

/** The messages of all steps, also of removed ones, whose figures count for the sequence. */
export const selectMessageIds = (reader: Reader) =>
  selectRows<{ sequence_id: string; message_id: string }>(
    reader,
    sql`
    select l.sequence_id, l.message_id from sequence_steps l join sequences s on s.id = l.sequence_id
    where s.deleted_at is null`,
  );

export async function insertStep(
  tx: Tx,
  step: StepTiming & { readonly sequence_id: string; readonly message_id: string },
): Promise<string> {
  const rows = await selectRows<{ id: string }>(
    tx,
    sql`
    insert into sequence_steps (sequence_id, delay_unit, delay_count, send_hour, message_id)
    values (${step.sequence_id}, ${step.delay_unit}, ${step.delay_count}, ${step.send_hour}, ${step.message_id})
    returning id`,
  );
  const [written] = rows;
  if (written === undefined) throw new Error('a step that was just written is missing');
  return written.id;
}

export async function writeTiming(tx: Tx, id: string, timing: StepTiming): Promise<void> {
  await tx.execute(sql`
    update sequence_steps set delay_unit = ${timing.delay_unit}, delay_count = ${timing.delay_count},
      send_hour = ${timing.send_hour}
    where id = ${id}`);
}

/** A step that is not among the ids is out of the line. */
export async function writeLine(tx: Tx, sequenceId: string, ids: readonly string[]): Promise<void> {
  await tx.execute(sql`
    update sequence_steps l set position = placed.position
    from sequence_steps o left join unnest(${sql.param([...ids])}::uuid[]) with ordinality placed(id, position)
      on placed.id = o.id
    where l.id = o.id and l.sequence_id = ${sequenceId}`);
}

/** Somebody who has passed a step behind the placed one never gets it (`isMissed`). */
export async function markMissed(tx: Tx, placed: string): Promise<void> {
  await tx.execute(sql`
    insert into sequence_passes (enrolment_id, step_id, outcome)
    select distinct h.enrolment_id, l.id, 'missed'
    from sequence_steps l join sequence_steps behind on behind.sequence_id = l.sequence_id and behind.position > l.position
      join sequence_passes h on h.step_id = behind.id
      join sequence_enrolments e on e.id = h.enrolment_id and e.ended_at is null
    where l.id = ${placed}
    on conflict do nothing`);
}

interface StepCounts {
  readonly step_id: string;
  readonly waiting: number;
  readonly left: readonly { readonly reason: EndReason; readonly count: number }[];
}

/** A person whom the worker has not looked at yet waits for the first step. */
export const selectStepCounts = (reader: Reader, sequenceId: string) =>
  selectRows<StepCounts>(
    reader,
    sql`
    with first as (
      select id from sequence_steps where sequence_id = ${sequenceId} and position = 1
    ), standing as (
      select coalesce(e.next_step_id, (select id from first)) as step_id, e.end_reason, count(*)::int as count
      from sequence_enrolments e
      where e.sequence_id = ${sequenceId} and e.end_reason is distinct from 'finished'
      group by 1, 2
    )
    select step_id, coalesce(sum(count) filter (where end_reason is null), 0)::int as waiting,
           coalesce(jsonb_agg(jsonb_build_object('reason', end_reason, 'count', count) order by count desc, end_reason)
             filter (where end_reason is not null), '[]') as left
    from standing where step_id is not null group by step_id`,
  );
