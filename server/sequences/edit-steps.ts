import type { RefusalOf } from '#contract/endpoint.ts';
import type {
  addStep as adding,
  changeStep as changing,
  moveStep as moving,
  StepContent,
} from '#contract/sequences/admin.ts';
import { cancelSends, createMessage, updateMessage } from '#server/mailings/index.ts';
import { slugOf } from '#shared/content/slug.ts';
import { MAX_STEPS } from '#shared/people/sequences.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import { type Actor, type AuditEvent, recordAudit } from '../audit/index.ts';
import type { Tx } from '../platform/database/db.ts';
import { hasProduct, lockSequence, type SequenceRow, wakeEverybody } from './sequences.queries.ts';
import { insertStep, markMissed, type StepRow, selectLine, writeLine, writeTiming } from './steps.queries.ts';

interface SequenceKey {
  readonly id: string;
}

const MAX_CAMPAIGN_NAME = 60;

/** Names the mail in the addresses of its links; a later name of the sequence changes nothing there. */
function campaignOf(name: string, number: number): string {
  const slug = slugOf(name).slice(0, MAX_CAMPAIGN_NAME).replace(/-+$/, '');
  return `${slug || 'sequence'}-${number}`;
}

/** Position counts from 1; beyond the end is the end. */
export async function addStep(
  tx: Tx,
  actor: Actor,
  {
    id,
    position = MAX_STEPS,
    ...content
  }: StepContent & SequenceKey & { readonly position?: number | undefined },
): Promise<Result<SequenceKey, RefusalOf<typeof adding>>> {
  const sequence = await lockSequence(tx, id);
  if (sequence === null) return refuse({ code: 'SEQUENCE_NOT_FOUND' });
  if (await isProductGone(tx, content)) return refuse({ code: 'PRODUCT_NOT_FOUND' });
  const line = (await selectLine(tx, id)).map((step) => step.id);
  if (line.length >= MAX_STEPS) return refuse({ code: 'TOO_MANY_STEPS' });
  const { delay_unit, delay_count, send_hour, ...texts } = content;
  const timing = { delay_unit, delay_count, send_hour };
  const { purpose, name } = sequence;
  const message_id = await createMessage(tx, {
    ...texts,
    purpose,
    campaign: campaignOf(name, line.length + 1),
  });
  const step = await insertStep(tx, { sequence_id: id, ...timing, message_id });
  await writeLine(tx, id, line.toSpliced(position - 1, 0, step));
  await markMissed(tx, step);
  await finish(tx, actor, {
    id,
    action: 'sequence.step_added',
    after: { subject: texts.subject, position: Math.min(position, line.length + 1), ...timing },
  });
  return succeed({ id: step });
}

const isProductGone = async (tx: Tx, { product_id }: Pick<StepContent, 'product_id'>): Promise<boolean> =>
  product_id !== null && !(await hasProduct(tx, product_id));

interface StepKey extends SequenceKey {
  readonly step: string;
}

type StepRefusal = RefusalOf<typeof moving>;

interface LockedStep {
  readonly sequence: SequenceRow;
  readonly line: readonly StepRow[];
  readonly found: StepRow;
}

async function lockStep(tx: Tx, { id, step }: StepKey): Promise<Result<LockedStep, StepRefusal>> {
  const sequence = await lockSequence(tx, id);
  if (sequence === null) return refuse({ code: 'SEQUENCE_NOT_FOUND' });
  const line = await selectLine(tx, id);
  const found = line.find((one) => one.id === step);
  return found === undefined ? refuse({ code: 'STEP_NOT_FOUND' }) : succeed({ sequence, line, found });
}

/** Those who have had it keep what they got. */
export async function changeStep(
  tx: Tx,
  actor: Actor,
  { id, step, ...content }: StepContent & StepKey,
): Promise<Result<SequenceKey, RefusalOf<typeof changing>>> {
  const locked = await lockStep(tx, { id, step });
  if (!locked.ok) return locked;
  if (await isProductGone(tx, content)) return refuse({ code: 'PRODUCT_NOT_FOUND' });
  const { delay_unit, delay_count, send_hour, ...texts } = content;
  const timing = { delay_unit, delay_count, send_hour };
  const { sequence, found } = locked.value;
  await updateMessage(tx, { id: found.message_id, purpose: sequence.purpose, ...texts });
  await writeTiming(tx, step, timing);
  const { position, message_id: _, id: __, ...before } = found;
  await finish(tx, actor, {
    id,
    action: 'sequence.step_changed',
    before: { position, ...before },
    after: { subject: texts.subject, ...timing },
  });
  return succeed({ id: step });
}

/** Position counts from 1; beyond the end is the end. */
export async function moveStep(
  tx: Tx,
  actor: Actor,
  { position, ...key }: StepKey & { readonly position: number },
): Promise<Result<SequenceKey, StepRefusal>> {
  const locked = await lockStep(tx, key);
  if (!locked.ok) return locked;
  const { id, step } = key;
  const others = locked.value.line.map((one) => one.id).filter((one) => one !== step);
  await writeLine(tx, id, others.toSpliced(position - 1, 0, step));
  await markMissed(tx, step);
  await finish(tx, actor, {
    id,
    action: 'sequence.step_moved',
    before: { position: locked.value.found.position },
    after: { position: Math.min(position, others.length + 1) },
  });
  return succeed({ id: step });
}

/** Those who wait for it go on with the next one; a mail of it that has not left does not leave. */
export async function removeStep(
  tx: Tx,
  actor: Actor,
  key: StepKey,
): Promise<Result<SequenceKey, StepRefusal>> {
  const locked = await lockStep(tx, key);
  if (!locked.ok) return locked;
  const { found, line } = locked.value;
  await writeLine(
    tx,
    key.id,
    line.map((one) => one.id).filter((one) => one !== key.step),
  );
  await cancelSends(tx, { message_id: found.message_id });
  await finish(tx, actor, {
    id: key.id,
    action: 'sequence.step_removed',
    before: { position: found.position },
  });
  return succeed({ id: key.step });
}

async function finish(
  tx: Tx,
  actor: Actor,
  { id, ...event }: Omit<AuditEvent, 'subject'> & SequenceKey,
): Promise<void> {
  await wakeEverybody(tx, id);
  await recordAudit(tx, actor, { ...event, subject: { type: 'sequence', id } });
}
