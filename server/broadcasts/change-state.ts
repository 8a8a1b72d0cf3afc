import type { BroadcastChange } from '#contract/broadcasts/admin.ts';
import type { BroadcastState } from '#shared/people/mailings.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import { type Actor, recordAudit } from '../audit/index.ts';
import { cancelSends, holdMessage, resendUnknown } from '../mailings/index.ts';
import type { Tx } from '../platform/database/db.ts';
import { addJob } from '../platform/database/queue.ts';
import type { WithoutSegment } from './audience.queries.ts';
import { type BroadcastRow, lockBroadcast, writeState } from './broadcasts.queries.ts';
import { countReaders, type NotFound } from './broadcasts.ts';

interface SendRequest {
  readonly id: string;
  /** The version that the caller saw. */
  readonly version: number;
  /** Null: now. */
  readonly scheduled_at: string | null;
}

type SendRefusal =
  | NotFound
  | WithoutSegment
  | { readonly code: 'BROADCAST_STARTED' }
  | { readonly code: 'BROADCAST_CHANGED' }
  | { readonly code: 'BROADCAST_WITHOUT_READERS' };

export const RUN_BROADCASTS = 'run-broadcasts';

const wakeBroadcasts = (tx: Tx) => addJob(tx, { name: RUN_BROADCASTS, payload: {}, key: RUN_BROADCASTS });

/** Sends now or at a time. Pressed twice, it is sent once. */
export async function sendBroadcast(
  tx: Tx,
  actor: Actor,
  { id, version, scheduled_at }: SendRequest,
): Promise<Result<BroadcastState, SendRefusal>> {
  const found = await lockBroadcast(tx, id);
  if (found === null) return refuse({ code: 'BROADCAST_NOT_FOUND' });
  if (found.state === 'sending' && scheduled_at === null) return succeed(found.state);
  if (found.state !== 'draft' && found.state !== 'scheduled') return refuse({ code: 'BROADCAST_STARTED' });
  if (found.version !== version) return refuse({ code: 'BROADCAST_CHANGED' });
  const readers = await countReaders(tx, found);
  if (!readers.ok) return readers;
  if (readers.value === 0) return refuse({ code: 'BROADCAST_WITHOUT_READERS' });
  const state = scheduled_at === null ? 'sending' : 'scheduled';
  await writeState(tx, id, { state, scheduled_at });
  if (state === 'sending') await wakeBroadcasts(tx);
  await recordAudit(tx, actor, {
    action: state === 'sending' ? 'broadcast.sent' : 'broadcast.scheduled',
    subject: { type: 'broadcast', id },
    after: { subject: found.subject, readers: readers.value, scheduled_at },
  });
  return succeed(state);
}

interface Transition {
  readonly from: readonly BroadcastState[];
  /** Null: it stays as it is. */
  readonly to: BroadcastState | null;
  readonly carryOut: (tx: Tx, broadcast: BroadcastRow) => Promise<unknown>;
}

const nothingElse = async () => undefined;

const transitions: Readonly<Record<BroadcastChange, Transition>> = {
  unschedule: { from: ['scheduled'], to: 'draft', carryOut: nothingElse },
  pause: {
    from: ['sending'],
    to: 'paused',
    carryOut: (tx, { message_id }) => holdMessage(tx, message_id, true),
  },
  resume: {
    from: ['paused'],
    to: 'sending',
    carryOut: async (tx, { message_id }) => {
      await holdMessage(tx, message_id, false);
      await wakeBroadcasts(tx);
    },
  },
  cancel: {
    from: ['scheduled', 'sending', 'paused'],
    to: 'cancelled',
    carryOut: (tx, { message_id }) => cancelSends(tx, { message_id }),
  },
  resend_unknown: {
    from: ['sending', 'paused', 'sent'],
    to: null,
    carryOut: (tx, { message_id }) => resendUnknown(tx, message_id),
  },
};

export async function changeBroadcast(
  tx: Tx,
  actor: Actor,
  { id, change }: { readonly id: string; readonly change: BroadcastChange },
): Promise<Result<BroadcastState, NotFound | { readonly code: 'BROADCAST_NOT_RUNNING' }>> {
  const found = await lockBroadcast(tx, id);
  if (found === null) return refuse({ code: 'BROADCAST_NOT_FOUND' });
  const { from, to, carryOut } = transitions[change];
  // Pressed twice.
  if (found.state === to) return succeed(found.state);
  if (!from.includes(found.state)) return refuse({ code: 'BROADCAST_NOT_RUNNING' });
  if (to !== null) await writeState(tx, id, { state: to });
  await carryOut(tx, found);
  await recordAudit(tx, actor, {
    action: `broadcast.${change}`,
    subject: { type: 'broadcast', id },
    before: { state: found.state },
    after: { state: to ?? found.state },
  });
  return succeed(to ?? found.state);
}
