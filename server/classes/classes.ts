import type {
  Class,
  ClassChange,
  saveClass as endpoint,
  getClass as reading,
} from '#contract/classes/admin.ts';
import type { OwnClassSession } from '#contract/classes/class-sessions.ts';
import type { RefusalOf } from '#contract/endpoint.ts';
import type { FileAnswer } from '#contract/fields.ts';
import { canBeClass } from '#shared/bookings/classes.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import { type Actor, recordAudit } from '../audit/index.ts';
import { expireHolds, lockSchedule } from '../bookings/index.ts';
import { type BookingEvent, calendarFile, queueClassSessions, uidOfSession } from '../calendars/index.ts';
import type { Database, Reader, Tx } from '../platform/database/db.ts';
import { withTx } from '../platform/database/with-tx.ts';
import {
  findTaken,
  type HeldSession,
  lockProduct,
  replaceSessions,
  selectClass,
  selectHeldSessions,
  updateFacts,
} from './sessions.queries.ts';

export async function readClass(
  reader: Reader,
  id: string,
): Promise<Result<Class, RefusalOf<typeof reading>>> {
  const found = await selectClass(reader, id);
  if (found === null || !canBeClass(found.type)) return refuse({ code: 'PRODUCT_NOT_FOUND' });
  const { type: _, ...facts } = found;
  return succeed(facts);
}

export interface SavedClass {
  readonly id: string;
  readonly change: ClassChange;
  readonly now: Date;
}

type Outcome = Result<Class, RefusalOf<typeof endpoint>>;

/** Class sessions take the consultant's time like bookings, so their times must be free. */
export function saveClass(db: Database, saved: SavedClass, actor: Actor): Promise<Outcome> {
  return withTx(db, (tx) => saveClassWithin(tx, saved, actor));
}

export async function saveClassWithin(
  tx: Tx,
  { id, change, now }: SavedClass,
  actor: Actor,
): Promise<Outcome> {
  // Locked before any row, like every change of times.
  await lockSchedule(tx);
  await expireHolds(tx, now);
  await lockProduct(tx, id);
  const before = await readClass(tx, id);
  if (!before.ok) return before;
  const taken = await findTaken(tx, id, change.sessions);
  if (taken.length > 0) return refuse({ code: 'SESSION_TIME_TAKEN', details: { sessions: taken } });
  const strange = findMissingRecordings(change, before.value);
  if (strange.length > 0) return refuse({ code: 'RECORDING_IS_NO_LESSON', details: { sessions: strange } });
  await replaceSessions(tx, id, change.sessions);
  await updateFacts(tx, id, change);
  await queueClassSessions(tx);
  const after = await readClass(tx, id);
  if (!after.ok) return after;
  const audited = ({ sales_end_at, place_kind, public_place, sessions }: Class) => ({
    sales_end_at,
    place_kind,
    public_place,
    sessions,
  });
  await recordAudit(tx, actor, {
    action: 'product.sessions_set',
    subject: { type: 'product', id },
    before: audited(before.value),
    after: audited(after.value),
  });
  return after;
}

/** Positions in the list whose recording is no lesson of the product. */
const findMissingRecordings = ({ sessions }: ClassChange, { lessons }: Class): number[] =>
  sessions.flatMap(({ recording_lesson_id: id }, place) =>
    id === null || lessons.some((lesson) => lesson.id === id) ? [] : [place],
  );

type SessionQuery = Parameters<typeof selectHeldSessions>[1];

export async function listHeldSessions(reader: Reader, asked: SessionQuery): Promise<OwnClassSession[]> {
  return (await selectHeldSessions(reader, asked)).map(
    ({ sequence: _, changed_at: __, ...session }) => session,
  );
}

export async function readClassFile(
  reader: Reader,
  asked: SessionQuery & { readonly slug: string },
): Promise<Result<FileAnswer, { readonly code: 'CLASS_NOT_FOUND' }>> {
  const sessions = await selectHeldSessions(reader, asked);
  if (sessions.length === 0) return refuse({ code: 'CLASS_NOT_FOUND' });
  return succeed(calendarFile(sessions.map(toEvent)));
}

const toEvent = ({
  id,
  sequence,
  product,
  starts_at,
  ends_at,
  place,
  changed_at,
}: HeldSession): BookingEvent => ({
  uid: uidOfSession(id),
  sequence,
  title: product.title,
  starts_at: new Date(starts_at),
  ends_at: new Date(ends_at),
  location: place ?? '',
  description: '',
  is_cancelled: false,
  changed_at: new Date(changed_at),
});
