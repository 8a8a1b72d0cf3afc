import { readSnapshot } from '#server/platform/database/read-snapshot.ts';
import { primaryReads } from '#server/platform/replica/reads.ts';
import { expect, test } from '#tests/support/machine/database.ts';
import { createStateReader, readDataVersion } from './data-version.ts';

const ORIGIN = 'http://localhost:3000';
const OVERVIEW = '/user/overview.data';
const mine = { cookie: 'arunika.session_token=mine', 'user-agent': 'browser' };

interface VersionQuery {
  readonly path?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly method?: string;
  readonly state?: string;
  readonly build?: string;
}

function versionOf({
  path = OVERVIEW,
  headers = mine,
  method = 'GET',
  state = '1',
  build = 'b',
}: VersionQuery = {}) {
  const url = new URL(path, ORIGIN);
  return readDataVersion(async () => state, { request: new Request(url, { method, headers }), url, build });
}

test('data has the same version for the same request to the same rows, and another one for any other', async () => {
  const versions = await Promise.all([
    versionOf(),
    versionOf({ state: '2' }),
    versionOf({ build: 'c' }),
    versionOf({ path: `${OVERVIEW}?_routes=root` }),
    versionOf({ path: `/en${OVERVIEW}` }),
    versionOf({ path: '/user/purchases.data' }),
    versionOf({ headers: { ...mine, cookie: 'arunika.session_token=theirs' } }),
    versionOf({ headers: { ...mine, 'accept-language': 'en' } }),
    versionOf({ headers: { ...mine, 'user-agent': 'another' } }),
  ]);
  expect(versions).not.toContain(null);
  expect(new Set(versions).size).toBe(versions.length);
  expect(await versionOf()).toBe(versions[0]);
});

test('documents, forms with keys, writes and visitors have no version', async () => {
  for (const asked of [
    { path: '/user/overview' },
    { path: '/user/billing/top-up.data' },
    { path: '/user/subscriptions.data' },
    { path: '/checkout.data' },
    { path: '/admin/status.data' },
    { path: '/marketplace.data' },
    { method: 'POST' },
    { headers: {} },
  ])
    expect([asked, await versionOf(asked)]).toEqual([asked, null]);
});

test('an outage leaves data without a version', async () => {
  const url = new URL(OVERVIEW, ORIGIN);
  const readState = () => Promise.reject(new Error('the connection was closed'));
  expect(
    await readDataVersion(readState, { request: new Request(url, { headers: mine }), url, build: 'b' }),
  ).toBeNull();
});

test('a transaction changes the snapshot when it ends, whenever it began', async ({ db }) => {
  const { pool } = db;
  const other = await pool.connect();
  const open = await pool.connect();
  await open.query("begin; insert into app_state (key, value) values ('open', '1')");
  await other.query("insert into app_state (key, value) values ('other', '1')");
  const before = await readSnapshot(db);
  await open.query('commit');
  expect(await readSnapshot(db)).not.toBe(before);
  for (const client of [open, other]) client.release();
});

test('the minute and dropped content change the state, and pages of a replica have none', async ({ db }) => {
  let now = new Date('2026-11-28T10:00:59Z');
  let edition = 'a 1';
  const sources = { db, clock: { now: () => now }, catalog: { edition: () => edition } };
  const read = createStateReader({ ...sources, reads: primaryReads(db) });
  const partsOf = async () => (await read?.())?.split(' ').slice(0, 3);
  const first = await partsOf();
  edition = 'a 2';
  expect(await partsOf()).toEqual([first?.[0], 'a', '2']);
  now = new Date('2026-11-28T10:01:00Z');
  expect(await partsOf()).toEqual([String(Number(first?.[0]) + 1), 'a', '2']);
  const replica = { readState: () => ({ is_used: true, lag_seconds: 0 }) };
  expect(createStateReader({ ...sources, reads: replica })).toBeNull();
});
