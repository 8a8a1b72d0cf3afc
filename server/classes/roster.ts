import type { closeUnattended as closing, Roster, RosterHolder } from '#contract/classes/admin-rosters.ts';
import type { RefusalOf } from '#contract/endpoint.ts';
import { classCopy as copy } from '#messages/classes/admin.ts';
import { exportHeadings as headings } from '#messages/documents/exports.ts';
import { type Actor, recordAudit } from '#server/audit/index.ts';
import type { Database, Reader } from '#server/platform/database/db.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import { CSV_TYPE, type CsvFile, type CsvRow, csvTable } from '#server/platform/text/csv.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import { dayOf, formatDayTime } from '#shared/time/dates.ts';
import { readClass } from './classes.ts';
import {
  type Attendance,
  deleteAttendance,
  deleteUnattended,
  insertAttendance,
  insertUnattended,
  lockPlace,
  lockSession,
  type SessionOfClass,
  selectHolders,
  selectUnattended,
} from './roster.queries.ts';

interface NotFound {
  readonly code: 'PRODUCT_NOT_FOUND';
}

const MAX_LISTED = 300;

export async function readRoster(reader: Reader, id: string): Promise<Result<Roster, NotFound>> {
  const found = await readClass(reader, id);
  if (!found.ok) return found;
  const { product_id, title, capacity, taken } = found.value;
  const [unattended, holders] = await Promise.all([
    selectUnattended(reader, id),
    selectHolders(reader, id, { limit: MAX_LISTED, offset: 0 }),
  ]);
  const sessions = found.value.sessions.map(({ id: session, starts_at, ends_at }) => {
    return { id: session, starts_at, ends_at, nobody_came: unattended.has(session) };
  });
  const [first] = holders;
  return succeed({ product_id, title, capacity, taken, sessions, holders, total: first?.total ?? 0 });
}

export function setAttendance(
  db: Database,
  { attended, ...place }: Attendance & { readonly attended: boolean },
  actor: Actor,
): Promise<Result<Record<never, never>, { readonly code: 'NOT_ON_ROSTER' }>> {
  return withTx(db, async (tx): Promise<Result<Record<never, never>, { readonly code: 'NOT_ON_ROSTER' }>> => {
    if (!(await lockPlace(tx, place))) return refuse({ code: 'NOT_ON_ROSTER' });
    if (attended) await deleteUnattended(tx, place.session_id);
    const isChanged = attended
      ? await insertAttendance(tx, place, actor.id)
      : await deleteAttendance(tx, place);
    const { product_id, session_id, user_id } = place;
    if (isChanged)
      await recordAudit(tx, actor, {
        action: 'product.attendance_set',
        subject: { type: 'product', id: product_id },
        before: { attended: !attended },
        after: { attended, session_id, user_id },
      });
    return succeed({});
  });
}

const BATCH = 1000;

interface SessionColumn {
  readonly id: string;
  readonly absent: string;
}

export async function exportRoster(reader: Reader, id: string): Promise<Result<CsvFile, NotFound>> {
  const found = await readClass(reader, id);
  if (!found.ok) return found;
  const { sessions, slug } = found.value;
  const header = [
    ...[headings.name, headings.email, headings.whatsapp, copy.boughtAt],
    ...sessions.map(({ starts_at }) => formatDayTime(starts_at)),
  ];
  const unattended = await selectUnattended(reader, id);
  const columns = sessions.map((session) => ({
    id: session.id,
    absent: unattended.has(session.id) ? copy.absent : '',
  }));
  return succeed({
    file_name: `${slug}-${dayOf(new Date())}.csv`,
    content_type: CSV_TYPE,
    content: csvTable(header, rowsOf(reader, id, columns)),
  });
}

async function* rowsOf(
  reader: Reader,
  id: string,
  sessions: readonly SessionColumn[],
): AsyncGenerator<CsvRow, void> {
  for (let offset = 0; ; offset += BATCH) {
    const page = await selectHolders(reader, id, { limit: BATCH, offset });
    for (const holder of page) yield cellsOf(holder, sessions);
    if (page.length < BATCH) return;
  }
}

const cellsOf = (
  { full_name, email, whatsapp, bought_at, attended }: RosterHolder,
  sessions: readonly SessionColumn[],
): CsvRow => [
  ...[full_name, email, whatsapp ?? '', dayOf(bought_at)],
  ...sessions.map(({ id, absent }) => (attended.includes(id) ? copy.came : absent)),
];

type CloseResult = Result<Record<never, never>, RefusalOf<typeof closing>>;

interface Closing extends SessionOfClass {
  readonly nobody_came: boolean;
  readonly now: Date;
}

/** Writes an audit entry. Refund rules treat the session as held. Refused while somebody is present. */
export function closeUnattended(
  db: Database,
  { nobody_came, now, ...place }: Closing,
  actor: Actor,
): Promise<CloseResult> {
  return withTx(db, async (tx): Promise<CloseResult> => {
    const session = await lockSession(tx, place);
    if (session === null) return refuse({ code: 'PRODUCT_NOT_FOUND' });
    if (nobody_came && Date.parse(session.starts_at) > now.getTime())
      return refuse({ code: 'BOOKING_NOT_BEGUN' });
    if (nobody_came && session.has_attendance) return refuse({ code: 'SOMEBODY_CAME' });
    const isChanged = nobody_came
      ? await insertUnattended(tx, place.session_id, actor.id)
      : await deleteUnattended(tx, place.session_id);
    if (isChanged)
      await recordAudit(tx, actor, {
        action: 'product.attendance_set',
        subject: { type: 'product', id: place.product_id },
        before: { nobody_came: !nobody_came },
        after: { nobody_came, session_id: place.session_id },
      });
    return succeed({});
  });
}
