import { invitationOf, uidOfSession } from '#server/calendars/index.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database, Reader } from '#server/platform/database/db.ts';
import { addJobs } from '#server/platform/database/queue.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import type { CalendarInvitation } from '#server/platform/outgoing/mailer.ts';
import { succeed } from '#shared/result.ts';
import {
  type Holder,
  recordBuyerInvitations,
  recordPendingNotices,
  recordRecordingNotices,
  type SessionNotice,
  selectHolder,
  selectOfOrder,
  withdrawInvitations,
} from './invitations.queries.ts';

interface Services {
  readonly db: Database;
  readonly clock: Clock;
}

/** Covers sessions added, moved or removed, refunds and recordings, in the same few statements for all. */
export async function notifyHolders({ db, clock }: Services): Promise<void> {
  await withTx(db, async (tx) => {
    const now = clock.now();
    const told = [...(await withdrawInvitations(tx, now)), ...(await recordPendingNotices(tx, now))];
    const mails = Map.groupBy(told, ({ user_id, product_id }) => `${user_id} ${product_id}`);
    await addJobs(
      tx,
      [...mails.values()].flatMap((changes) => {
        const [first] = changes;
        if (first === undefined) return [];
        const { user_id, product_id } = first;
        return [{ name: 'send-class-mail', payload: { user_id, product_id, changes } }];
      }),
    );
    const recorded = await recordRecordingNotices(tx, now);
    await addJobs(
      tx,
      recorded.map((told) => ({ name: 'send-recording-mail', payload: { ...told } })),
    );
    return succeed(null);
  });
}

export async function issueBuyerInvitations(
  { db, clock }: Services,
  { order_id, organizer }: { readonly order_id: string; readonly organizer: string },
): Promise<readonly CalendarInvitation[]> {
  const now = clock.now();
  await withTx(db, async (tx) => succeed(await recordBuyerInvitations(tx, order_id, now)));
  const invited = await selectOfOrder(db.orm, order_id, now);
  return invited.map((told) => sessionInvitation(told, { ...told, organizer }));
}

export type SessionChange = Omit<SessionNotice, 'user_id' | 'product_id'>;

export async function readClassNotice(
  reader: Reader,
  {
    user_id,
    product_id,
    changes,
  }: Pick<SessionNotice, 'user_id' | 'product_id'> & { changes: readonly SessionChange[] },
) {
  const holder = await selectHolder(reader, { user_id, product_id });
  if (holder === null) return null;
  const { sequences, ...known } = holder;
  const current = changes
    .filter(({ session_id, sequence }) => sequences[session_id] === sequence)
    .toSorted((a, b) => a.starts_at.localeCompare(b.starts_at));
  return current.length === 0 ? null : { ...known, changes: current };
}

/** A withdrawn invitation leaves out the place. */
export function sessionInvitation(
  { session_id, sequence, starts_at, ends_at, place, is_cancelled }: SessionChange,
  { title, email, organizer }: Holder & { readonly organizer: string },
): CalendarInvitation {
  const event = {
    uid: uidOfSession(session_id),
    sequence,
    title,
    is_cancelled,
    starts_at: new Date(starts_at),
    ends_at: new Date(ends_at),
    location: is_cancelled ? '' : place,
    description: '',
    changed_at: new Date(),
  };
  return invitationOf(event, { organizer, attendee: { email } });
}
