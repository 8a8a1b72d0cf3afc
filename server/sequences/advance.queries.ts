import { type SQL, sql } from 'drizzle-orm';
import type { SegmentRules } from '#contract/segments/admin.ts';
import { segmentCondition } from '#server/segments/index.ts';
import type { EndReason } from '#shared/people/sequences.ts';
import { isoText } from '../platform/database/columns.ts';
import type { Reader, Tx } from '../platform/database/db.ts';
import { selectRows } from '../platform/lists/list-window.ts';
import type { ExitSwitches, PersonFacts } from './sequences.rules.ts';

const moment = (at: Date): SQL => sql`${at.toISOString()}::timestamptz`;

/** Longer than the worker ever pauses by itself, between two of its minutes or in a deploy. */
const GAP = sql`interval '1 hour'`;

/**
 * Time counts while the worker runs. After an outage, or a clock that jumped ahead, everybody goes on with the time that
 * was left; after one that jumped back, nobody's delay counts from the future.
 */
export async function countTime(tx: Tx, now: Date): Promise<void> {
  const rows = await selectRows<{ advanced_at: string | null; is_gap: boolean; is_back: boolean }>(
    tx,
    sql`
    insert into sequence_clock (advanced_at) values (${moment(now)})
    on conflict (is_only) do update set advanced_at = sequence_clock.advanced_at
    returning advanced_at, advanced_at < ${moment(now)} - ${GAP} as is_gap, advanced_at > ${moment(now)} as is_back`,
  );
  const [clock] = rows;
  if (clock?.is_gap === true) {
    await tx.execute(sql`
      update sequence_enrolments e
      set passed_at = e.passed_at + (${moment(now)} - greatest(c.advanced_at, e.passed_at)), wake_at = ${moment(now)}
      from sequence_clock c where e.ended_at is null and e.wake_at < 'infinity' and e.passed_at < ${moment(now)}`);
  }
  if (clock?.is_back === true) {
    await tx.execute(sql`
      update sequence_enrolments set passed_at = least(passed_at, ${moment(now)}), wake_at = ${moment(now)}
      where ended_at is null and wake_at < 'infinity'`);
  }
  await tx.execute(sql`update sequence_clock set advanced_at = ${moment(now)}`);
}

export async function selectDueSequences(reader: Reader, now: Date): Promise<readonly string[]> {
  const rows = await selectRows<{ id: string }>(
    reader,
    sql`
    select s.id from sequences s where s.paused_at is null and exists (
      select from sequence_enrolments e
      where e.sequence_id = s.id and e.ended_at is null and e.wake_at <= ${moment(now)})
    order by s.id`,
  );
  return rows.map(({ id }) => id);
}

export interface RunningSequence extends ExitSwitches {
  readonly exit_product_id: string | null;
  readonly trigger_segment_id: string | null;
}

/** Null: paused or deleted meanwhile. Edits and pauses wait until the batch is written; other workers do not. */
export async function holdSequence(tx: Tx, id: string): Promise<RunningSequence | null> {
  const rows = await selectRows<RunningSequence>(
    tx,
    sql`
    select exit_product_id, trigger_segment_id, exits_on_refund, exits_on_unsubscribe, exits_outside_segment
    from sequences where id = ${id} and paused_at is null for share`,
  );
  return rows[0] ?? null;
}

export interface ClaimedEnrolment extends PersonFacts {
  readonly id: string;
  readonly person_id: string;
  readonly round: number;
  readonly passed_at: string;
  readonly passed: readonly string[];
}

interface Claim {
  readonly sequence_id: string;
  readonly now: Date;
  readonly limit: number;
  readonly exit_product_id: string | null;
  /** Null: no segment is to be left. */
  readonly rules: SegmentRules | null;
}

/**
 * Locked until commit; those that another worker holds are left to it. What is known of them is read by a second
 * statement: the first sees each locked row as it is now, but all other tables as they were before it waited.
 */
export async function claimDue(
  tx: Tx,
  { sequence_id, now, limit, ...exits }: Claim,
): Promise<readonly ClaimedEnrolment[]> {
  const due = await selectRows<{ id: string }>(
    tx,
    sql`
    select id from sequence_enrolments
    where sequence_id = ${sequence_id} and ended_at is null and wake_at <= ${moment(now)}
    order by wake_at, id limit ${limit} for update skip locked`,
  );
  if (due.length === 0) return [];
  const ids = due.map(({ id }) => id);
  const product = sql`${exits.exit_product_id}::uuid`;
  return selectRows<ClaimedEnrolment>(
    tx,
    sql`
    select e.id, e.person_id, e.round, ${isoText('e.passed_at')} as passed_at,
           array(select h.step_id from sequence_passes h where h.enrolment_id = e.id) as passed,
           p.bounced_at is not null as is_bounced,
           exists (select from consent_states c where c.email_digest = p.email_digest and c.purpose = s.purpose
                   and c.channel = 'mail' and c.is_granted) as has_consent,
           exists (select from user_products h where h.user_id = p.user_id and h.product_id = ${product}
                   and h.status = 'active')
             or exists (select from orders o join order_items i on i.order_id = o.id where o.user_id = p.user_id
                        and o.status = 'completed' and i.product_id = ${product}) as has_bought,
           exists (select from orders o join ledger_postings l on l.reference_type = 'order' and l.reference_id = o.id::text
                   where o.user_id = p.user_id and l.type = 'refund' and l.created_at >= e.started_at) as was_refunded,
           ${exits.rules === null ? sql`true` : segmentCondition(exits.rules)} as is_in_segment
    from sequence_enrolments e join people p on p.id = e.person_id join sequences s on s.id = e.sequence_id
    where e.id = any(${sql.param(ids)}::uuid[])
    order by e.id`,
  );
}

export interface PlannedEnrolment {
  readonly id: string;
  readonly next_step_id: string | null;
  /** Null: it is over. */
  readonly wake_at: string | null;
  readonly end_reason: EndReason | null;
  /** Null: no step was passed. */
  readonly passed_step: string | null;
  readonly outcome: 'queued' | 'skipped' | null;
}

export async function writePlans(tx: Tx, plans: readonly PlannedEnrolment[], now: Date): Promise<void> {
  const rows = sql`jsonb_to_recordset(${JSON.stringify(plans)}::jsonb)
    as r(id uuid, next_step_id uuid, wake_at timestamptz, end_reason text, passed_step uuid, outcome text)`;
  await tx.execute(sql`
    insert into sequence_passes (enrolment_id, step_id, outcome, passed_at)
    select r.id, r.passed_step, r.outcome, ${moment(now)} from ${rows} where r.passed_step is not null`);
  await tx.execute(sql`
    update sequence_enrolments e set
      next_step_id = r.next_step_id,
      passed_at = case when r.passed_step is null then e.passed_at else ${moment(now)} end,
      wake_at = coalesce(r.wake_at, e.wake_at),
      ended_at = case when r.end_reason is null then null else ${moment(now)} end,
      end_reason = r.end_reason
    from ${rows} where e.id = r.id`);
}

/** Mails of this sequence that wait to be sent to people who left it. */
export const selectUnsent = (reader: Reader, enrolments: readonly string[]) =>
  selectRows<{ message_id: string; person_ids: string[] }>(
    reader,
    sql`
    select l.message_id, array_agg(e.person_id) as person_ids
    from sequence_enrolments e join sequence_passes h on h.enrolment_id = e.id and h.outcome = 'queued'
      join sequence_steps l on l.id = h.step_id
      join mailing_sends m on m.message_id = l.message_id and m.person_id = e.person_id and m.state = 'queued'
    where e.id = any(${sql.param([...enrolments])}::uuid[])
    group by l.message_id order by l.message_id`,
  );
