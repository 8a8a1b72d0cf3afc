import { type SQL, sql } from 'drizzle-orm';
import type { SequenceSettings, SequenceTriggerInput } from '#contract/sequences/admin.ts';
import type { MessagePurpose } from '#shared/people/consents.ts';
import { MAX_SEQUENCES, type SequenceState, type SequenceTrigger } from '#shared/people/sequences.ts';
import { isoText } from '../platform/database/columns.ts';
import type { Reader, Tx } from '../platform/database/db.ts';
import { selectRows } from '../platform/lists/list-window.ts';

export interface SequenceRow {
  readonly id: string;
  readonly name: string;
  readonly purpose: MessagePurpose;
  readonly state: SequenceState;
  readonly trigger_kind: SequenceTrigger;
  readonly trigger_text: string | null;
  readonly trigger_product_id: string | null;
  readonly trigger_product_title: string | null;
  readonly trigger_segment_id: string | null;
  readonly trigger_segment_name: string | null;
  readonly exit_product_id: string | null;
  readonly exit_product_title: string | null;
  readonly exits_on_refund: boolean;
  readonly exits_on_unsubscribe: boolean;
  readonly exits_outside_segment: boolean;
  readonly is_restartable: boolean;
  readonly step_count: number;
  readonly people_count: number;
  readonly entered_count: number;
  readonly updated_at: string;
}

const selectWhere = (reader: Reader, condition: SQL) =>
  selectRows<SequenceRow>(
    reader,
    sql`
    select s.id, s.name, s.purpose,
           case when s.paused_at is null then 'running' when s.started_at is null then 'draft' else 'paused' end as state,
           s.trigger_kind, s.trigger_text, s.trigger_product_id, t.title as trigger_product_title,
           s.trigger_segment_id, g.name as trigger_segment_name, s.exit_product_id, x.title as exit_product_title,
           s.exits_on_refund, s.exits_on_unsubscribe, s.exits_outside_segment, s.is_restartable,
           (select count(*)::int from sequence_steps l where l.sequence_id = s.id and l.position is not null) as step_count,
           (select count(*)::int from sequence_enrolments e where e.sequence_id = s.id and e.ended_at is null) as people_count,
           (select count(*)::int from sequence_enrolments e where e.sequence_id = s.id) as entered_count,
           ${isoText('s.updated_at')} as updated_at
    from sequences s left join products t on t.id = s.trigger_product_id
      left join products x on x.id = s.exit_product_id left join segments g on g.id = s.trigger_segment_id
    where s.deleted_at is null and ${condition}
    order by s.paused_at is not null, lower(s.name) limit ${MAX_SEQUENCES}`,
  );

/** Running ones first, then by name. */
export const selectSequences = (reader: Reader) => selectWhere(reader, sql`true`);

export async function selectSequence(reader: Reader, id: string): Promise<SequenceRow | null> {
  const rows = await selectWhere(reader, sql`s.id = ${id}`);
  return rows[0] ?? null;
}

/** Edits of one sequence take turns with each other, with the worker, and with those who enter. */
export async function lockSequence(tx: Tx, id: string): Promise<SequenceRow | null> {
  await tx.execute(sql`select from sequences where id = ${id} for no key update`);
  return selectSequence(tx, id);
}

/** Two new sequences at once count one after the other. */
export async function countSequencesLocked(tx: Tx): Promise<number> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('new sequence', 0))`);
  const rows = await selectRows<{ count: number }>(
    tx,
    sql`select count(*)::int as count from sequences where deleted_at is null`,
  );
  return rows[0]?.count ?? 0;
}

export async function hasProduct(reader: Reader, id: string): Promise<boolean> {
  return (await selectRows(reader, sql`select id from products where id = ${id}`)).length > 0;
}

export async function isNameTaken(
  tx: Tx,
  { id, name }: { readonly id: string | null; readonly name: string },
): Promise<boolean> {
  const rows = await selectRows(
    tx,
    sql`select id from sequences where lower(name) = lower(${name}) and deleted_at is null
          and id is distinct from ${id}::uuid`,
  );
  return rows.length > 0;
}

function triggerColumns(trigger: SequenceTriggerInput): SQL {
  const value = 'value' in trigger ? trigger.value : null;
  const only = (...kinds: readonly SequenceTrigger[]) => (kinds.includes(trigger.kind) ? value : null);
  return sql`trigger_kind = ${trigger.kind}, trigger_text = ${only('source', 'tag')},
    trigger_product_id = ${only('bought')}::uuid, trigger_segment_id = ${only('segment')}::uuid`;
}

/** Null for a name that is taken. */
export async function insertSequence(
  tx: Tx,
  { name, purpose }: { readonly name: string; readonly purpose: MessagePurpose },
): Promise<string | null> {
  const rows = await selectRows<{ id: string }>(
    tx,
    sql`
    insert into sequences (name, purpose, trigger_kind) values (${name}, ${purpose}, 'hand')
    on conflict ((lower(name))) where deleted_at is null do nothing returning id`,
  );
  return rows[0]?.id ?? null;
}

export async function writeSettings(tx: Tx, id: string, settings: SequenceSettings): Promise<void> {
  const { name, trigger, exit_product_id, exits_on_refund, exits_on_unsubscribe, is_restartable } = settings;
  const leavesSegment = settings.exits_outside_segment && trigger.kind === 'segment';
  await tx.execute(sql`
    update sequences set name = ${name}, ${triggerColumns(trigger)}, exit_product_id = ${exit_product_id}::uuid,
      exits_on_refund = ${exits_on_refund}, exits_on_unsubscribe = ${exits_on_unsubscribe},
      exits_outside_segment = ${leavesSegment}, is_restartable = ${is_restartable}
    where id = ${id}`);
}

/** Those who enter from now on start at once; those who waited go on with the time that was left when it was paused. */
export async function resume(tx: Tx, id: string): Promise<void> {
  await tx.execute(sql`
    update sequence_enrolments e
    set passed_at = e.passed_at + (now() - greatest(e.passed_at, s.paused_at)), wake_at = now()
    from sequences s where s.id = ${id} and e.sequence_id = s.id and e.ended_at is null`);
  await tx.execute(sql`
    update sequences set paused_at = null, started_at = coalesce(started_at, now()) where id = ${id}`);
}

export async function pause(tx: Tx, id: string): Promise<void> {
  await tx.execute(sql`update sequences set paused_at = now() where id = ${id}`);
  await tx.execute(sql`
    update sequence_enrolments set wake_at = 'infinity' where sequence_id = ${id} and ended_at is null`);
}

export async function markDeleted(tx: Tx, id: string): Promise<void> {
  await tx.execute(sql`
    update sequences set deleted_at = now(), paused_at = coalesce(paused_at, now()) where id = ${id}`);
  await tx.execute(sql`
    update sequence_enrolments set ended_at = now(), end_reason = 'deleted'
    where sequence_id = ${id} and ended_at is null`);
  await tx.execute(sql`delete from sequence_segment_members where sequence_id = ${id}`);
}

/** The worker looks at everybody in a running sequence again, by the line as it is now. */
export async function wakeEverybody(tx: Tx, id: string): Promise<void> {
  await tx.execute(sql`
    update sequence_enrolments set wake_at = now()
    where sequence_id = ${id} and ended_at is null and wake_at < 'infinity'`);
}
