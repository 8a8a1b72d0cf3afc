import { cancelSends, queueSends } from '#server/mailings/index.ts';
import { readSegmentRules } from '#server/segments/index.ts';
import { succeed } from '#shared/result.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database, Tx } from '../platform/database/db.ts';
import { withTx } from '../platform/database/with-tx.ts';
import {
  type ClaimedEnrolment,
  claimDue,
  countTime,
  holdSequence,
  type PlannedEnrolment,
  selectDueSequences,
  selectUnsent,
  writePlans,
} from './advance.queries.ts';
import { type Plan, planOf } from './sequences.rules.ts';
import { type StepRow, selectLine } from './steps.queries.ts';

interface Services {
  readonly db: Database;
  readonly clock: Clock;
}

/** Small, so that a purchase that moves somebody in a sequence hardly waits for a batch. */
const BATCH = 100;

/** Passes every step that is due. Claim, pass and queued mail are one transaction, so a crash or a second worker passes nothing twice. */
export async function advanceSequences({ db, clock }: Services): Promise<void> {
  await withTx(db, async (tx) => succeed(await countTime(tx, clock.now())));
  for (const id of await selectDueSequences(db.orm, clock.now())) {
    for (let isDue = true; isDue; ) {
      const advanced = await withTx(db, async (tx) => succeed(await advanceBatch(tx, id, clock.now())));
      isDue = advanced.ok && advanced.value > 0;
    }
  }
}

async function advanceBatch(tx: Tx, id: string, now: Date): Promise<number> {
  const sequence = await holdSequence(tx, id);
  if (sequence === null) return 0;
  const { exit_product_id, trigger_segment_id, ...switches } = sequence;
  const leaves = switches.exits_outside_segment && trigger_segment_id !== null;
  // A segment that was deleted is left by nobody.
  const rules = leaves ? await readSegmentRules(tx, trigger_segment_id) : null;
  const claimed = await claimDue(tx, { sequence_id: id, now, limit: BATCH, exit_product_id, rules });
  if (claimed.length === 0) return 0;
  const line = await selectLine(tx, id);
  const plans = claimed.map((person) => ({
    person,
    plan: planOf(
      { line, ...switches },
      { ...person, passed: new Set(person.passed), passed_at: new Date(person.passed_at) },
      now,
    ),
  }));
  await writePlans(
    tx,
    plans.map(({ person, plan }) => toPlanned(person.id, plan)),
    now,
  );
  await queueMails(tx, line, plans);
  await cancelUnsent(tx, plans);
  return claimed.length;
}

interface PlannedPerson {
  readonly person: ClaimedEnrolment;
  readonly plan: Plan;
}

function toPlanned(id: string, plan: Plan): PlannedEnrolment {
  const none = { passed_step: null, outcome: null };
  switch (plan.kind) {
    case 'end':
      return { id, next_step_id: plan.next, wake_at: null, end_reason: plan.reason, ...none };
    case 'wait':
      return { id, next_step_id: plan.next, wake_at: plan.until.toISOString(), end_reason: null, ...none };
    case 'pass':
      return {
        id,
        next_step_id: plan.next?.id ?? null,
        wake_at: plan.next?.until.toISOString() ?? null,
        end_reason: plan.next === null ? 'finished' : null,
        passed_step: plan.step,
        outcome: plan.outcome,
      };
  }
}

/** The round keeps apart what a person gets again who goes through the sequence once more. */
async function queueMails(tx: Tx, line: readonly StepRow[], plans: readonly PlannedPerson[]): Promise<void> {
  const queued = plans.flatMap(({ person, plan }) =>
    plan.kind === 'pass' && plan.outcome === 'queued' ? [{ ...person, step: plan.step }] : [],
  );
  const rounds = new Set(queued.map(({ round }) => round));
  for (const { id, message_id } of line) {
    for (const round of rounds) {
      const group = queued.filter((one) => one.step === id && one.round === round);
      const person_ids = group.map(({ person_id }) => person_id);
      if (group.length > 0) await queueSends(tx, { message_id, person_ids, occasion: String(round) });
    }
  }
}

/** Somebody who leaves gets no mail any more, not even one that is queued. */
async function cancelUnsent(tx: Tx, plans: readonly PlannedPerson[]): Promise<void> {
  const left = plans.flatMap(({ person, plan }) => (plan.kind === 'end' ? [person.id] : []));
  if (left.length > 0) await cancelUnsentOf(tx, left);
}

export async function cancelUnsentOf(tx: Tx, enrolments: readonly string[]): Promise<void> {
  for (const unsent of await selectUnsent(tx, enrolments)) await cancelSends(tx, unsent);
}
