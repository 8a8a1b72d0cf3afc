import type { DAVCalendar } from 'tsdav';

export interface CaldavAccess {
  /** Of the calendar itself. */
  readonly address: string;
  readonly username: string;
  readonly password: string;
}

export interface FoundCalendar {
  readonly name: string;
  readonly address: string;
}

/** The server answered, but not with what was asked for. */
export class CalendarRefused extends Error {
  readonly status: number;
  constructor(status: number) {
    super(`the calendar server answered ${status}`);
    this.status = status;
  }
}

type Fetch = typeof globalThis.fetch;
const withSlash = (address: string): string => (address.endsWith('/') ? address : `${address}/`);

/** The calendars of an account that take appointments; throws where the account can not be opened. */
export async function findCalendars(fetch: Fetch, access: CaldavAccess): Promise<readonly FoundCalendar[]> {
  const calendars = await (await open(fetch, access)).fetchCalendars();
  return calendars
    .filter(({ components = ['VEVENT'] }) => components.includes('VEVENT'))
    .map(({ url, displayName }) => ({
      name: typeof displayName === 'string' && displayName !== '' ? displayName : nameIn(url),
      address: url,
    }));
}

const nameIn = (url: string): string =>
  decodeURIComponent(url.split('/').findLast((part) => part !== '') ?? '');

/** The iCalendar texts of what lies in a calendar within the time. */
export async function readEvents(
  fetch: Fetch,
  access: CaldavAccess,
  { from, to }: { readonly from: Date; readonly to: Date },
): Promise<readonly string[]> {
  const client = await open(fetch, access);
  const objects = await client.fetchCalendarObjects({
    calendar: calendarOf(access),
    timeRange: { start: from.toISOString(), end: to.toISOString() },
    // The default leaves out every object whose address does not end in .ics; not all servers name theirs so.
    urlFilter: () => true,
  });
  return objects.flatMap(({ data }) => (typeof data === 'string' ? [data] : []));
}

/** Writes an event, new or changed: the same address, so that a second try changes nothing. */
export async function putEvent(
  fetch: Fetch,
  access: CaldavAccess,
  event: { uid: string; text: string },
): Promise<void> {
  const client = await open(fetch, access);
  const calendarObject = { url: addressOf(access, event.uid), data: event.text };
  const { ok, status } = await client.updateCalendarObject({ calendarObject });
  if (!ok) throw new CalendarRefused(status);
}

/** Takes an event away; one that is not there is taken away already. */
export async function deleteEvent(fetch: Fetch, access: CaldavAccess, uid: string): Promise<void> {
  const client = await open(fetch, access);
  const { ok, status } = await client.deleteCalendarObject({
    calendarObject: { url: addressOf(access, uid) },
  });
  if (!ok && status !== 404 && status !== 410) throw new CalendarRefused(status);
}

async function open(fetch: Fetch, { address, username, password }: CaldavAccess) {
  const { createDAVClient } = await import('tsdav');
  return createDAVClient({
    serverUrl: address,
    credentials: { username, password },
    authMethod: 'Basic',
    defaultAccountType: 'caldav',
    fetch,
  });
}

const calendarOf = ({ address }: CaldavAccess): DAVCalendar => ({ url: withSlash(address) });
const addressOf = ({ address }: CaldavAccess, uid: string): string =>
  new URL(`${uid}.ics`, withSlash(address)).href;
