import type { PersonDesk } from '#contract/people/admin-person-desk.ts';
import type { UserDetails } from '#contract/people/admin-users.ts';
import { type Actor, recordAudit } from '#server/audit/index.ts';
import { listDeskBookings } from '#server/bookings/index.ts';
import { listOwnOrders } from '#server/orders/index.ts';
import type { Database, Reader } from '#server/platform/database/db.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import { listAllSubscriptions } from '#server/subscriptions/index.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import {
  deleteNote,
  insertNote,
  lockPerson,
  selectFacts,
  selectHoldings,
  selectLeads,
  selectNotes,
  selectPerson,
} from './people.queries.ts';

type NotFound = { readonly code: 'USER_NOT_FOUND' };

const BOOKINGS = { limit: 10, offset: 0, sort: '-starts_at' } as const;

export async function readPersonDesk(reader: Reader, userId: string): Promise<Result<PersonDesk, NotFound>> {
  const person = await selectPerson(reader, userId);
  if (person === null) return refuse({ code: 'USER_NOT_FOUND' });
  const [{ bookings }, leads, notes] = await Promise.all([
    listDeskBookings(reader, { user_id: userId }, BOOKINGS),
    selectLeads(reader, userId),
    selectNotes(reader, userId, { limit: 50, offset: 0 }),
  ]);
  return succeed({
    bookings: bookings.map(({ id, product_title: title, state, starts_at }) => {
      return { id, title, state, starts_at };
    }),
    leads,
    notes,
  });
}

export async function readPersonNotes(
  reader: Reader,
  userId: string,
  window: { readonly limit: number; readonly offset: number },
) {
  const notes = await selectNotes(reader, userId, window);
  return notes.map(({ body, created_at }) => ({ body, created_at }));
}

/** The text stays out of the audit log, which outlives it. */
export function addPersonNote(
  db: Database,
  { user_id, body }: { readonly user_id: string; readonly body: string },
  actor: Actor,
): Promise<Result<{ readonly id: string }, NotFound>> {
  return withTx(db, async (tx): Promise<Result<{ readonly id: string }, NotFound>> => {
    if (!(await lockPerson(tx, user_id))) return refuse({ code: 'USER_NOT_FOUND' });
    const id = await insertNote(tx, { user_id, body, created_by: actor.id });
    await recordAudit(tx, actor, { action: 'user.note_added', subject: { type: 'user', id: user_id } });
    return succeed({ id });
  });
}

export function removePersonNote(
  db: Database,
  { user_id, note_id }: { readonly user_id: string; readonly note_id: string },
  actor: Actor,
): Promise<Result<{ readonly removed: boolean }, NotFound>> {
  return withTx(db, async (tx): Promise<Result<{ readonly removed: boolean }, NotFound>> => {
    if (!(await lockPerson(tx, user_id))) return refuse({ code: 'USER_NOT_FOUND' });
    const removed = await deleteNote(tx, user_id, note_id);
    if (removed)
      await recordAudit(tx, actor, { action: 'user.note_removed', subject: { type: 'user', id: user_id } });
    return succeed({ removed });
  });
}

const MAX_ORDERS = 5;
const MAX_HOLDINGS = 20;
const NEWEST_SUBSCRIPTIONS = { limit: 20, offset: 0, sort: '-started_at' } as const;

export async function getPerson(
  reader: Reader,
  userId: string,
): Promise<Result<UserDetails, { readonly code: 'USER_NOT_FOUND' }>> {
  const user = await selectPerson(reader, userId);
  if (user === null) return refuse({ code: 'USER_NOT_FOUND' });
  const [facts, holdings, { orders }, { subscriptions }] = await Promise.all([
    selectFacts(reader, userId),
    selectHoldings(reader, userId, MAX_HOLDINGS),
    listOwnOrders(reader, userId, { limit: MAX_ORDERS, offset: 0 }),
    listAllSubscriptions(reader, { user_id: userId }, NEWEST_SUBSCRIPTIONS),
  ]);
  return succeed({ user, facts, subscriptions, holdings, orders });
}
