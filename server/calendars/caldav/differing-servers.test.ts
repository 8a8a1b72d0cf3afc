import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPublicFetch } from '#server/platform/outgoing/public-fetch.ts';
import { findCalendars } from './find-calendars.ts';
import { readCalendarObjects } from './read-objects.ts';

const fetch = createPublicFetch({ allows_private: true, limitMs: 10_000, max_bytes: 1_000_000 });
const window = { from: new Date('2026-11-01T00:00:00Z'), to: new Date('2026-12-31T00:00:00Z') };

/** A server's answers that differ from those of most servers. */
interface Quirks {
  readonly component_set?: string;
  readonly name?: string;
  readonly has_no_accounts?: true;
  /** The form of the second of three objects. */
  readonly second?: 'missing' | 'empty' | 'blank';
  readonly in_cdata?: true;
  readonly absolute_hrefs?: true;
  readonly lists_itself?: true;
}

const quirks: Readonly<Record<string, Quirks>> = {
  usual: { component_set: '<c:comp name="VEVENT"/><c:comp name="VTODO"/>' },
  silent: {},
  empty: { component_set: '' },
  tasks: { component_set: '<c:comp name="VTODO"/>' },
  number: { name: '2027' },
  cdata: { name: '<![CDATA[Kerja & rumah]]>', in_cdata: true },
  lonely: { has_no_accounts: true },
  missing: { second: 'missing' },
  blank: { second: 'blank' },
  hollow: { second: 'empty' },
  absolute: { absolute_hrefs: true, lists_itself: true },
};

const text = (n: number) =>
  `BEGIN:VCALENDAR\r\nVERSION:2.0\r\nBEGIN:VEVENT\r\nUID:acara-${n}\r\nDTSTART:2026120${n}T020000Z\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n`;
const multistatus = (...responses: readonly string[]) =>
  `<?xml version="1.0"?><d:multistatus xmlns:d="DAV:" xmlns:c="urn:ietf:params:xml:ns:caldav">${responses.join('')}</d:multistatus>`;
const found = (href: string, properties: string) =>
  `<d:response><d:href>${href}</d:href><d:propstat><d:prop>${properties}</d:prop><d:status>HTTP/1.1 200 OK</d:status></d:propstat></d:response>`;
const missing = (href: string) =>
  `<d:response><d:href>${href}</d:href><d:status>HTTP/1.1 404 Not Found</d:status></d:response>`;

function describeCalendar(path: string, { component_set, name = 'Kerja' }: Quirks): string {
  const set =
    component_set === undefined
      ? ''
      : `<c:supported-calendar-component-set>${component_set}</c:supported-calendar-component-set>`;
  return found(
    path,
    `<d:displayname>${name}</d:displayname><d:resourcetype><d:collection/><c:calendar/></d:resourcetype>${set}`,
  );
}

function objectOf(n: number, href: string, { second, in_cdata }: Quirks): string {
  if (n === 2 && second === 'missing') return missing(href);
  if (n === 2 && second === 'empty') return found(href, '<c:calendar-data/>');
  if (n === 2 && second === 'blank') return found(href, '<c:calendar-data>\n</c:calendar-data>');
  return found(href, `<c:calendar-data>${in_cdata ? `<![CDATA[${text(n)}]]>` : text(n)}</c:calendar-data>`);
}

function answer(request: IncomingMessage, body: string, origin: string): string | null {
  const path = request.url ?? '';
  const mode = path.split('/')[1] ?? '';
  const quirk = quirks[mode];
  if (quirk === undefined) return null;
  const home = `/${mode}/home/`;
  const calendar = `${home}kerja/`;
  if (request.method === 'REPORT') {
    const base = quirk.absolute_hrefs ? origin + calendar : calendar;
    const hrefs = [1, 2, 3].map((n) => `${base}acara%20${n}`);
    if (/multiget/.test(body)) return multistatus(...hrefs.map((href, n) => objectOf(n + 1, href, quirk)));
    const listed = hrefs.map((href) => found(href, '<d:getetag>1</d:getetag>'));
    return multistatus(...(quirk.lists_itself ? [found(base, '')] : []), ...listed);
  }
  const asks = (name: string) => body.includes(name);
  if (path === calendar) return multistatus(describeCalendar(calendar, quirk));
  if (asks('calendar-user-address-set')) {
    const addresses = '<d:href>mailto:Pemilik@contoh.example</d:href><d:href>/u/1/</d:href>';
    return multistatus(
      found(path, `<c:calendar-user-address-set>${addresses}</c:calendar-user-address-set>`),
    );
  }
  if (quirk.has_no_accounts) {
    const isHome = path === home && request.headers.depth === '1';
    return multistatus(found(path, ''), ...(isHome ? [describeCalendar(calendar, quirk)] : []));
  }
  if (asks('calendar-home-set')) {
    return multistatus(found(path, `<c:calendar-home-set><d:href>${home}</d:href></c:calendar-home-set>`));
  }
  const principal = `<d:current-user-principal><d:href>/${mode}/principal/</d:href></d:current-user-principal>`;
  return multistatus(
    found(path, `${principal}<d:resourcetype><d:collection/></d:resourcetype>`),
    ...(path === home && request.headers.depth === '1' ? [describeCalendar(calendar, quirk)] : []),
  );
}

describe('a CalDAV server that differs', () => {
  let origin = '';
  const server = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray()).toString();
    const xml = answer(request, body, origin);
    response.writeHead(xml === null ? 404 : 207, { 'content-type': 'application/xml' }).end(xml ?? '');
  });
  beforeAll(async () => {
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('no port');
    origin = `http://127.0.0.1:${address.port}`;
  });
  afterAll(() => server.close());
  const access = (path: string) => ({ address: origin + path, username: 'sari', password: 'rahasia' });

  test.for([
    ['usual', '/usual/', 'Kerja'],
    ['says nothing of what its calendars take', '/silent/', 'Kerja'],
    ['lists nothing that its calendars take', '/empty/', 'Kerja'],
    ['has a calendar that is called by a number', '/number/', '2027'],
    ['writes names in CDATA', '/cdata/', 'Kerja & rumah'],
    ['knows no accounts, and is asked for one calendar', '/lonely/home/kerja/', 'Kerja'],
    ['knows no accounts, and is asked for what lies beneath', '/lonely/home', 'Kerja'],
  ] as const)('in that it %s has its calendar found', async ([, path, name]) => {
    const mode = path.split('/')[1];
    expect((await findCalendars(fetch, access(path))).calendars).toEqual([
      { name, address: `${origin}/${mode}/home/kerja/` },
    ]);
  });

  test('and only has tasks has no calendar', async () => {
    expect((await findCalendars(fetch, access('/tasks/'))).calendars).toEqual([]);
  });

  test('says who its owner is', async () => {
    expect((await findCalendars(fetch, access('/usual/'))).owners).toEqual([
      'mailto:Pemilik@contoh.example',
      '/u/1/',
    ]);
  });

  test.for([
    ['usual', 3],
    ['cdata', 3],
    ['absolute', 3],
    ['missing', 2],
    ['blank', 2],
    ['hollow', 2],
  ] as const)(
    '%s has its objects read, and the one without a text is not lost sight of',
    async ([mode, count]) => {
      const objects = await readCalendarObjects(fetch, access(`/${mode}/home/kerja`), window);
      expect(objects.map(({ name }) => name)).toEqual(['acara 1', 'acara 2', 'acara 3']);
      expect(objects.filter((object) => object.text.startsWith('BEGIN:VCALENDAR'))).toHaveLength(count);
    },
  );

  test('refuses what it does not know', async () => {
    await expect(readCalendarObjects(fetch, access('/nowhere/'), window)).rejects.toThrow('404');
  });
});
