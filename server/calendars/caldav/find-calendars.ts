import { createAccount, type DAVResponse, propfind } from 'tsdav';
import { z } from 'zod';
import { type CaldavAccess, CalendarRefused, ensureTrailingSlash, type Fetch, headersOf } from './access.ts';

export interface FoundCalendar {
  readonly name: string;
  readonly address: string;
}

export interface FoundAccount {
  readonly calendars: readonly FoundCalendar[];
  /** Addresses that identify the owner in invitations (RFC 6638, 2.4.1). */
  readonly owners: readonly string[];
}

/** Looks at the address, its account, and beneath it. Throws without access or an appointment calendar. */
export async function findCalendars(fetch: Fetch, access: CaldavAccess): Promise<FoundAccount> {
  const itself = await list(fetch, access, { url: access.address, depth: '0' });
  if (itself.calendars.length > 0) return withOwners(fetch, access, itself);
  const serverUrl = access.address;
  let account: Awaited<ReturnType<typeof createAccount>>;
  try {
    account = await createAccount({
      account: { serverUrl, accountType: 'caldav' },
      headers: headersOf(access),
      fetch,
    });
  } catch (error) {
    const beneath = await list(fetch, access, { url: ensureTrailingSlash(serverUrl), depth: '1' });
    if (beneath.calendars.length === 0) throw error;
    return withOwners(fetch, access, beneath);
  }
  const { homeUrl = serverUrl, principalUrl = null } = account;
  const { calendars } = await list(fetch, access, { url: homeUrl, depth: '1' });
  return withOwners(fetch, access, { calendars, principalUrl });
}

interface CalendarListing {
  readonly calendars: readonly FoundCalendar[];
  readonly principalUrl: string | null;
}

async function list(
  fetch: Fetch,
  access: CaldavAccess,
  { url, depth }: { readonly url: string; readonly depth: '0' | '1' },
): Promise<CalendarListing> {
  const responses = await propfind({
    url,
    depth,
    props: {
      'd:resourcetype': {},
      'd:displayname': {},
      'c:supported-calendar-component-set': {},
      'd:current-user-principal': {},
    },
    headers: headersOf(access),
    fetch,
  });
  const [first] = responses;
  if (responses.length === 1 && first?.ok === false && [401, 403].includes(first.status)) {
    throw new CalendarRefused(first.status);
  }
  const principal = responses.map(({ props }) => textIn(props?.currentUserPrincipal?.href))[0] ?? '';
  return {
    calendars: responses.filter(supportsEvents).map((response) => calendarAt(response, url)),
    principalUrl: principal === '' ? null : new URL(principal, url).href,
  };
}

/** A calendar that does not declare its components takes all of them (RFC 4791, 5.2.3). */
function supportsEvents({ props }: DAVResponse): boolean {
  if (!Object.hasOwn(Object(props?.resourcetype), 'calendar')) return false;
  const components = [props?.supportedCalendarComponentSet?.comp].flat();
  const names = components
    .map((component) => component?._attributes?.name)
    .filter((name) => name !== undefined);
  return names.length === 0 || names.includes('VEVENT');
}

function calendarAt({ href = '', props }: DAVResponse, base: string): FoundCalendar {
  const address = new URL(href, ensureTrailingSlash(base)).href;
  return { address, name: textIn(props?.displayname) || nameIn(address) };
}

const nameIn = (url: string): string =>
  decodeURIComponent(new URL(url).pathname.split('/').findLast((part) => part !== '') ?? '');

const written = z.union([
  z.string(),
  z.number().transform(String),
  z.boolean().transform(String),
  z.object({ _cdata: z.string() }).transform(({ _cdata }) => _cdata),
  z.object({ _text: z.string() }).transform(({ _text }) => _text),
]);
/** The XML library turns names that look like numbers into numbers. */
export const textIn = (value: unknown): string => written.safeParse(value).data?.trim() ?? '';

/** A server that does not name its owner still has calendars. */
async function withOwners(fetch: Fetch, access: CaldavAccess, { calendars, principalUrl }: CalendarListing) {
  if (principalUrl === null) return { calendars, owners: [] };
  const asked = { url: principalUrl, depth: '0', props: { 'c:calendar-user-address-set': {} } } as const;
  const [principal] = await propfind({ ...asked, headers: headersOf(access), fetch }).catch(() => []);
  const addresses = [principal?.props?.calendarUserAddressSet?.href].flat();
  return { calendars, owners: addresses.map(textIn).filter((address) => address !== '') };
}
