import type { RefusalOf } from '#contract/endpoint.ts';
import type {
  createSequence as creating,
  NewSequence,
  pauseSequence as pausing,
  SequenceSettings,
  startSequence as starting,
  updateSequence as updating,
} from '#contract/sequences/admin.ts';
import { cancelSends, holdMessage } from '#server/mailings/index.ts';
import { readSegmentRules } from '#server/segments/index.ts';
import { MAX_SEQUENCES } from '#shared/people/sequences.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import { type Actor, recordAudit } from '../audit/index.ts';
import type { Reader, Tx } from '../platform/database/db.ts';
import { followSegment } from './follow-segments.ts';
import type { SequenceNotFound } from './read-sequences.ts';
import {
  countSequencesLocked,
  hasProduct,
  insertSequence,
  isNameTaken,
  lockSequence,
  markDeleted,
  pause,
  resume,
  type SequenceRow,
  wakeEverybody,
  writeSettings,
} from './sequences.queries.ts';
import { selectLine } from './steps.queries.ts';

interface SequenceKey {
  readonly id: string;
}

const subjectOf = (id: string) => ({ type: 'sequence', id }) as const;

export async function createSequence(
  tx: Tx,
  actor: Actor,
  { purpose, ...settings }: NewSequence,
): Promise<Result<SequenceKey, RefusalOf<typeof creating>>> {
  if ((await countSequencesLocked(tx)) >= MAX_SEQUENCES) return refuse({ code: 'TOO_MANY_SEQUENCES' });
  const missing = await findMissing(tx, settings);
  if (missing !== null) return refuse(missing);
  const id = await insertSequence(tx, { name: settings.name, purpose });
  if (id === null) return refuse({ code: 'SEQUENCE_NAME_TAKEN' });
  await writeSettings(tx, id, settings);
  await recordAudit(tx, actor, {
    action: 'sequence.created',
    subject: subjectOf(id),
    after: { purpose, ...settings },
  });
  return succeed({ id });
}

type Missing = { readonly code: 'PRODUCT_NOT_FOUND' } | { readonly code: 'SEGMENT_NOT_FOUND' };

async function findMissing(
  reader: Reader,
  { trigger, exit_product_id }: SequenceSettings,
): Promise<Missing | null> {
  const products = [exit_product_id, trigger.kind === 'bought' ? trigger.value : null];
  for (const id of products) {
    if (id !== null && !(await hasProduct(reader, id))) return { code: 'PRODUCT_NOT_FOUND' };
  }
  const isGone = trigger.kind === 'segment' && (await readSegmentRules(reader, trigger.value)) === null;
  return isGone ? { code: 'SEGMENT_NOT_FOUND' } : null;
}

/** A changed trigger decides who enters from now on; whoever is in it stays, unless they meet a changed exit. */
export async function updateSequence(
  tx: Tx,
  actor: Actor,
  { id, ...settings }: SequenceSettings & SequenceKey,
): Promise<Result<SequenceKey, RefusalOf<typeof updating>>> {
  const before = await lockSequence(tx, id);
  if (before === null) return refuse({ code: 'SEQUENCE_NOT_FOUND' });
  const missing = await findMissing(tx, settings);
  if (missing !== null) return refuse(missing);
  if (await isNameTaken(tx, { id, name: settings.name })) return refuse({ code: 'SEQUENCE_NAME_TAKEN' });
  await writeSettings(tx, id, settings);
  const watchesAnother =
    settings.trigger.kind === 'segment' && settings.trigger.value !== before.trigger_segment_id;
  if (before.state === 'running' && watchesAnother) await followSegment(tx, id, { enrols: false });
  await wakeEverybody(tx, id);
  await recordAudit(tx, actor, {
    action: 'sequence.changed',
    subject: subjectOf(id),
    before: auditFacts(before),
    after: settings,
  });
  return succeed({ id });
}

function auditFacts(row: SequenceRow) {
  const {
    name,
    exit_product_id,
    exits_on_refund,
    exits_on_unsubscribe,
    exits_outside_segment,
    is_restartable,
  } = row;
  const value = row.trigger_text ?? row.trigger_product_id ?? row.trigger_segment_id;
  const trigger = { kind: row.trigger_kind, ...(value !== null && { value }) };
  const exits = { exit_product_id, exits_on_refund, exits_on_unsubscribe, exits_outside_segment };
  return { name, trigger, ...exits, is_restartable };
}

/** Time stood still while it was paused: nobody gets at once what would have been due meanwhile. */
export async function startSequence(
  tx: Tx,
  actor: Actor,
  { id, with_present }: SequenceKey & { readonly with_present: boolean },
): Promise<Result<SequenceKey, RefusalOf<typeof starting>>> {
  const sequence = await lockSequence(tx, id);
  if (sequence === null) return refuse({ code: 'SEQUENCE_NOT_FOUND' });
  if (sequence.state === 'running') return refuse({ code: 'SEQUENCE_RUNNING' });
  if (sequence.step_count === 0) return refuse({ code: 'SEQUENCE_EMPTY' });
  await resume(tx, id);
  if (sequence.state === 'paused') await holdMessages(tx, id, false);
  await followSegment(tx, id, { enrols: with_present });
  await recordAudit(tx, actor, {
    action: 'sequence.started',
    subject: subjectOf(id),
    after: { with_present },
  });
  return succeed({ id });
}

export async function pauseSequence(
  tx: Tx,
  actor: Actor,
  id: string,
): Promise<Result<SequenceKey, RefusalOf<typeof pausing>>> {
  const sequence = await lockSequence(tx, id);
  if (sequence === null) return refuse({ code: 'SEQUENCE_NOT_FOUND' });
  if (sequence.state !== 'running') return refuse({ code: 'SEQUENCE_PAUSED' });
  await pause(tx, id);
  await holdMessages(tx, id, true);
  await recordAudit(tx, actor, { action: 'sequence.paused', subject: subjectOf(id) });
  return succeed({ id });
}

async function holdMessages(tx: Tx, id: string, isHeld: boolean): Promise<void> {
  for (const { message_id } of await selectLine(tx, id)) await holdMessage(tx, message_id, isHeld);
}

/** The rows stay for the figures and for what people were sent. */
export async function deleteSequence(
  tx: Tx,
  actor: Actor,
  id: string,
): Promise<Result<null, SequenceNotFound>> {
  const before = await lockSequence(tx, id);
  if (before === null) return refuse({ code: 'SEQUENCE_NOT_FOUND' });
  for (const { message_id } of await selectLine(tx, id)) await cancelSends(tx, { message_id });
  await markDeleted(tx, id);
  await recordAudit(tx, actor, {
    action: 'sequence.deleted',
    subject: subjectOf(id),
    before: auditFacts(before),
  });
  return succeed(null);
}
