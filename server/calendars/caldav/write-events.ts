import { type CaldavAccess, CalendarRefused, ensureTrailingSlash, type Fetch, headersOf } from './access.ts';

/** Uses the same address each time, so that a retry changes nothing. */
export async function putEvent(
  fetch: Fetch,
  access: CaldavAccess,
  event: { readonly uid: string; readonly text: string },
): Promise<void> {
  const headers = { ...headersOf(access), 'content-type': 'text/calendar; charset=utf-8' };
  const { ok, status } = await fetch(addressOf(access, event.uid), {
    method: 'PUT',
    headers,
    body: event.text,
  });
  if (!ok) throw new CalendarRefused(status);
}

/** An event that is not there counts as deleted. */
export async function deleteEvent(fetch: Fetch, access: CaldavAccess, uid: string): Promise<void> {
  const { ok, status } = await fetch(addressOf(access, uid), {
    method: 'DELETE',
    headers: headersOf(access),
  });
  if (!ok && status !== 404 && status !== 410) throw new CalendarRefused(status);
}

const addressOf = ({ address }: CaldavAccess, uid: string): string =>
  new URL(`${uid}.ics`, ensureTrailingSlash(address)).href;
