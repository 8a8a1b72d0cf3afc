import { DAVNamespace, type DAVResponse, davRequest, getDAVAttribute } from 'tsdav';
import { OversizedAnswer } from '#server/platform/outgoing/public-fetch.ts';
import type { CalendarObject } from '../files/read-busy-times.ts';
import type { Window } from '../files/when.ts';
import { type CaldavAccess, CalendarRefused, ensureTrailingSlash, type Fetch, headersOf } from './access.ts';
import { textIn } from './find-calendars.ts';

const BATCH = 100;
/** Status in a list that has more than the server returns (RFC 4791, 7.8). */
const CUT_SHORT = 507;

/** Texts by file name. An object that is listed but not delivered is an empty text. */
export async function readCalendarObjects(
  fetch: Fetch,
  access: CaldavAccess,
  { from, to }: Window,
): Promise<readonly CalendarObject[]> {
  const url = ensureTrailingSlash(access.address);
  const report = (name: string, body: object) => askFor(fetch, access, { url, name, body });
  const range = { _attributes: { start: stamp(from), end: stamp(to) } };
  const events = { _attributes: { name: 'VEVENT' }, 'c:time-range': range };
  const listed = await report('calendar-query', {
    'd:prop': { 'd:getetag': {} },
    'c:filter': { 'c:comp-filter': { _attributes: { name: 'VCALENDAR' }, 'c:comp-filter': events } },
  });
  const paths = objectPaths(listed, url);
  const objects: CalendarObject[] = [];
  for (let start = 0; start < paths.length; start += BATCH) {
    const hrefs = paths.slice(start, start + BATCH);
    const props = { 'd:getetag': {}, 'c:calendar-data': {} };
    const answered = await report('calendar-multiget', { 'd:prop': props, 'd:href': hrefs });
    const texts = new Map(
      answered.map(({ href = '', props: found }) => [pathOf(href, url), textIn(found?.calendarData)]),
    );
    objects.push(...hrefs.map((path) => ({ name: nameOf(path), text: texts.get(pathOf(path, url)) ?? '' })));
  }
  return objects;
}

/** The library's own function throws as soon as one listed object is missing. */
async function askFor(
  fetch: Fetch,
  access: CaldavAccess,
  { url, name, body }: { readonly url: string; readonly name: string; readonly body: object },
): Promise<readonly DAVResponse[]> {
  const namespaces = getDAVAttribute([DAVNamespace.DAV, DAVNamespace.CALDAV]);
  const responses = await davRequest({
    url,
    init: {
      method: 'REPORT',
      namespace: 'c',
      headers: { ...headersOf(access), depth: '1' },
      body: { [name]: { _attributes: namespaces, ...body } },
    },
    fetch,
  });
  const [first] = responses;
  // An answer that is no list carries the overall status and no properties.
  if (first?.ok === false && first.props === undefined) throw new CalendarRefused(first.status);
  if (responses.some(({ status }) => status === CUT_SHORT))
    throw new OversizedAnswer('a list that is cut short');
  return responses;
}

function objectPaths(responses: readonly DAVResponse[], url: string): readonly string[] {
  const paths = responses.flatMap(({ href }) => (href === undefined ? [] : [new URL(href, url)]));
  const objects = paths.filter(({ href }) => ensureTrailingSlash(href) !== url);
  return [...new Set(objects.map(({ pathname, search }) => pathname + search))];
}

/** Servers differ in what they escape. */
function pathOf(href: string, url: string): string {
  const { pathname, search } = new URL(href, url);
  try {
    return decodeURIComponent(pathname) + search;
  } catch {
    return pathname + search;
  }
}

const nameOf = (path: string): string => pathOf(path, 'http://x').split('/').at(-1)?.slice(0, 120) ?? '';

const stamp = (moment: Date): string => moment.toISOString().replace(/[-:]|\.\d+/g, '');
