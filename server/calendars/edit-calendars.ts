import type {
  addCalendar as adding,
  Calendar,
  NewCalendar,
  removeCalendar as removing,
} from '#contract/calendars/admin.ts';
import type { RefusalOf } from '#contract/endpoint.ts';
import { type Actor, recordAudit } from '#server/audit/index.ts';
import { replaceBusyTimes } from '#server/bookings/index.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import { type CalendarAccess, sealAccess } from './access.ts';
import type { CalendarServices } from './calendar-services.ts';
import { deleteCalendar, insertCalendar, listCalendars, markRead, selectEmail } from './calendars.queries.ts';
import { findCalendars, readCalendar } from './reader/read-calendar.ts';

type AddRefusal = RefusalOf<typeof adding>;
type RemoveRefusal = RefusalOf<typeof removing>;

/** Reads the calendar once first, so that nobody relies on one that never worked. */
export async function addCalendar(
  services: CalendarServices,
  asked: NewCalendar,
  actor: Actor,
): Promise<Result<Calendar, AddRefusal>> {
  const { db, secret } = services;
  const { owner_email } = asked;
  const chosen = await chooseCalendar(services, asked);
  if (!chosen.ok) return chosen;
  const owners = [owner_email, await selectEmail(db.orm, actor.id)];
  const read = await readCalendar(services, { access: chosen.value, owners });
  if (!read.ok) return read;
  const sealed_access = await sealAccess(chosen.value, secret);
  return withTx(db, async (tx): Promise<Result<Calendar, AddRefusal>> => {
    const { name, kind } = asked;
    const row = {
      name,
      kind,
      sealed_access,
      host: new URL(chosen.value.address).host,
      takes_bookings: kind === 'caldav' && asked.takes_bookings,
      owner_email,
      created_by: actor.id,
    };
    const id = await insertCalendar(tx, row);
    await replaceBusyTimes(tx, id, read.value.busy);
    await markRead(tx, id, read.value);
    const { host, takes_bookings } = row;
    await recordAudit(tx, actor, {
      action: 'calendar.added',
      subject: { type: 'calendar', id },
      after: { name, kind, host, takes_bookings },
    });
    const made = (await listCalendars(tx)).find((calendar) => calendar.id === id);
    if (made === undefined) throw new Error('a calendar that was just written is missing');
    return succeed(made);
  });
}

async function chooseCalendar(
  services: CalendarServices,
  { kind, address, username, password }: NewCalendar,
): Promise<Result<CalendarAccess, AddRefusal>> {
  if (kind === 'ics') return succeed({ kind, address });
  const access = { kind, address, username, password, owners: [] };
  const found = await findCalendars(services, access);
  if (!found.ok) return found;
  const { calendars, owners } = found.value;
  const same = (other: string) => other.replace(/\/$/, '') === address.replace(/\/$/, '');
  const meant =
    calendars.find((calendar) => same(calendar.address)) ??
    (calendars.length === 1 ? calendars[0] : undefined);
  if (meant !== undefined) return succeed({ ...access, address: meant.address, owners: [...owners] });
  if (calendars.length === 0) return refuse({ code: 'NOT_A_CALENDAR' });
  return refuse({ code: 'CALENDAR_CHOICE', details: { calendars: [...calendars] } });
}

export function removeCalendar(
  { db }: CalendarServices,
  id: string,
  actor: Actor,
): Promise<Result<Record<never, never>, RemoveRefusal>> {
  return withTx(db, async (tx): Promise<Result<Record<never, never>, RemoveRefusal>> => {
    const removed = await deleteCalendar(tx, id);
    if (removed === null) return refuse({ code: 'CALENDAR_NOT_FOUND' });
    await recordAudit(tx, actor, {
      action: 'calendar.removed',
      subject: { type: 'calendar', id },
      before: removed,
    });
    return succeed({});
  });
}
