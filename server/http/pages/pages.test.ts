import { pino } from 'pino';
import type { ServerBuild } from 'react-router';
import { expect, test } from 'vitest';
import { createFakeApp, ORIGIN } from '#server/testing/fake-app.ts';
import { createScope } from '../scope.ts';
import type { ReadState } from './data-version.ts';
import { createPages } from './pages.ts';
import { createResponseCache } from './response-cache.ts';

function fail(): never {
  throw new Error('a bug in a loader');
}
const away = () => {
  throw new Response('gone', { status: 404 });
};

const html = (host?: string) => ({
  default: () => null,
  headers: () => ({ 'content-type': 'text/html', ...(host !== undefined && { 'x-frame-host': host }) }),
});

/** A build of a few pages. */
const build: ServerBuild = {
  entry: {
    module: { default: async (_request, status, headers) => new Response('page', { status, headers }) },
  },
  routes: {
    broken: { id: 'broken', path: 'broken', module: { default: () => null, loader: fail } },
    away: { id: 'away', path: 'away', module: { default: () => null, loader: away } },
    film: { id: 'film', path: 'film', module: html('vimeo') },
    forged: { id: 'forged', path: 'forged', module: html('https://jahat.example') },
    plain: { id: 'plain', path: 'plain', module: html() },
  },
  assets: { entry: { imports: [], module: '' }, routes: {}, url: '', version: '' },
  publicPath: '/',
  assetsBuildDirectory: '',
  future: {},
  ssr: true,
  isSpaMode: false,
  prerender: [],
  routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
};

function keptPages() {
  const pages = createResponseCache({ max_bytes: 1_000_000, ttlMs: 1_000, now: Date.now });
  pages.setEnabled(true);
  return pages;
}

/** The pages over a build; what they log is added to `lines`. */
const openPages = (lines: string[], shown: ServerBuild = build, readState: ReadState = null) =>
  createPages({
    app: () => createFakeApp(null),
    site: {
      app_url: ORIGIN,
      is_development: false,
      has_google: false,
      has_whatsapp: false,
      has_assistant_endpoint: false,
      ad_platforms: [],
      demo_accounts: [],
      demo_vouchers: [],
    },
    mode: 'production',
    is_production: true,
    forms_with_file: [],
    pages: keptPages(),
    readState,
    logger: pino({ base: null }, { write: (line: string) => lines.push(line) }),
    loadBuild: async () => shown,
  });

test('a page that fails is an error of the log with its request, one that answers 404 is none', async () => {
  const lines: string[] = [];
  const serve = openPages(lines);
  const scope = createScope('203.0.113.9');
  const statusOf = async (path: string) => (await serve(new Request(`${ORIGIN}${path}`), scope))?.status;
  expect(await statusOf('/broken')).toBe(500);
  expect(await statusOf('/away')).toBe(404);
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    {
      level: 50,
      msg: 'page failed',
      request_id: scope.id,
      method: 'GET',
      err: { message: 'a bug in a loader' },
    },
  ]);
});

test('a page lets in the frames of the host that it names, if that is one of films; no other page lets in any', async () => {
  const serve = openPages([]);
  const answerOf = (path: string) => serve(new Request(`${ORIGIN}${path}`), createScope('203.0.113.9'));
  const policyOf = async (path: string) =>
    (await answerOf(path))?.headers.get('content-security-policy') ?? '';
  expect(await policyOf('/film')).toContain('frame-src https://player.vimeo.com;');
  expect((await answerOf('/film'))?.headers.get('x-frame-host')).toBe(null);
  for (const path of ['/forged', '/plain']) {
    expect(await policyOf(path)).toMatch(/^default-src 'self'; /);
    expect(await policyOf(path)).not.toContain('frame-src');
  }
});

test('an address with two slashes is no page, and leads to no other site', async () => {
  const serve = openPages([]);
  for (const path of ['//jahat.example', '/id//jahat.example', '/id/\\jahat.example', '/.//jahat.example'])
    expect(await serve(new Request(`${ORIGIN}${path}`), createScope('203.0.113.9'))).toBeNull();
});

test('what a campaign adds to a link makes no page of its own; what a page may ask about does', async () => {
  const rendered: string[] = [];
  const show = async (request: Request, status: number) => {
    rendered.push(new URL(request.url).search);
    return new Response('page', { status });
  };
  const shown = { id: 'shown', path: 'shown', module: { default: () => null } };
  const serve = openPages([], { ...build, entry: { module: { default: show } }, routes: { shown } });
  for (const search of [
    '?page=2&utm_source=mail&utm_campaign=Panen',
    '?fbclid=IwAR1&page=2',
    '?page=2&gclid=x&_gl=y',
    '?page=2',
    '?page=3&utm_id=7',
    '?autm_source=1',
  ]) {
    const answer = await serve(new Request(`${ORIGIN}/shown${search}`), createScope('203.0.113.9'));
    expect(answer?.status).toBe(200);
  }
  expect(rendered).toEqual(['?page=2', '?page=3', '?autm_source=1']);
});

test('a form that is posted at another address of the app reaches its action', async () => {
  const posted = { id: 'posted', path: 'posted', module: { default: () => null, action: () => 'kept' } };
  const serve = openPages([], { ...build, routes: { posted } });
  const request = new Request('http://127.0.0.1:3000/posted.data', {
    method: 'POST',
    headers: { origin: 'http://127.0.0.1:3000' },
    body: new URLSearchParams({ name: 'Sari' }),
  });
  const answer = await serve(request, createScope('127.0.0.1'));
  expect([answer?.status, await answer?.text()]).toEqual([200, expect.stringContaining('kept')]);
});

/** The data of a page that counts how often it is read, as `cookie` asks for it. */
function openOverview(answer: () => unknown) {
  const state = { of_rows: '1', reads: 0 };
  const loader = () => {
    state.reads += 1;
    return answer();
  };
  const overview = { id: 'overview', path: 'user/overview', module: { default: () => null, loader } };
  const serve = openPages([], { ...build, routes: { overview } }, async () => state.of_rows);
  const ask = async (known = '', cookie = 'arunika.session_token=mine') => {
    const request = new Request(`${ORIGIN}/user/overview.data`, {
      headers: { cookie, 'if-none-match': known },
    });
    const { status, headers } = (await serve(request, createScope('203.0.113.9'))) ?? new Response();
    return { status, etag: headers.get('etag') ?? '', cache: headers.get('cache-control') };
  };
  return { state, ask };
}

test('the data of a private page is not read again while no row has changed, and never answers somebody else', async () => {
  const { state, ask } = openOverview(() => 'balance');
  const first = await ask();
  expect(first).toEqual({
    status: 200,
    etag: expect.stringMatching(/^W\/"[\w-]{22}"$/),
    cache: 'private, no-cache',
  });
  expect([(await ask(first.etag)).status, state.reads]).toEqual([304, 1]);
  expect((await ask(first.etag, 'arunika.session_token=theirs')).status).toBe(200);
  state.of_rows = '2';
  const later = await ask(first.etag);
  expect([later.status, later.etag === first.etag, state.reads]).toEqual([200, false, 3]);
});

test('data that was refused or failed is read again', async () => {
  for (const status of [302, 401, 404, 500]) {
    const refused = openOverview(() => {
      throw new Response(null, { status, headers: { location: '/login' } });
    });
    expect(await refused.ask()).toMatchObject({ etag: '', cache: 'private, no-store' });
  }
});
