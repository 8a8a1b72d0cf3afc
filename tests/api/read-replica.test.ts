import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { type Database, openDatabase } from '#server/platform/database/db.ts';
import { openReplica } from '#server/platform/replica/open-replica.ts';
import type { Reads } from '#server/platform/replica/reads.ts';
import { createLogger } from '#server/platform/telemetry/logger.ts';
import { createComposedApp } from '#server/testing/composed-app.ts';
import { type StreamingPair, startStreamingPair } from '#tests/support/machine/streaming-replica.ts';
import { waitFor } from '#tests/support/wait-for.ts';
import { readOperations, soundCall } from './expectations/operations.ts';
import { openStage, type Stage } from './stage.ts';

interface Shop {
  readonly pair: StreamingPair;
  readonly stage: Stage;
  readonly reads: Awaited<ReturnType<typeof openReplica>>;
}
let shop: Shop;
let asked = 0;
/** Set: reads that may be old are, whatever the state of the replica. */
let alwaysOn: Database | null = null;

const counted = (reads: Reads): Reads => ({
  ...reads,
  run: (after, read) => {
    asked += 1;
    return alwaysOn === null ? reads.run(after, read) : read(alwaysOn.orm);
  },
});

const db = () => shop.stage.db;

beforeAll(async () => {
  const pair = await startStreamingPair();
  const primary = openDatabase(pair.primary_url);
  const logger = createLogger('silent');
  const reads = await openReplica({ url: pair.replica_url, primary, pool_size: 4, logger });
  const stage = await openStage(primary, 1000, { overrides: { reads: counted(reads) } });
  shop = { pair, stage, reads };
}, 120_000);

afterAll(async () => {
  await shop.reads.close();
  await shop.stage.db.close();
  await shop.pair.stop();
});

const isUsed = () => shop.reads.readState()?.is_used;
const becomesUsed = () => waitFor(() => expect(isUsed()).toBe(true));

const session = () => shop.stage.cookieOf('admin');

async function titles(headers: Readonly<Record<string, string>> = {}): Promise<readonly string[]> {
  const path = '/api/admin/products?limit=100';
  const answer = await shop.stage.send('admin', { method: 'GET', path, headers });
  const { products } = await answer.json();
  return products.map(({ title }: { readonly title: string }) => title);
}

async function renameOf(title: string): Promise<Response> {
  const { id } = shop.stage.product;
  return shop.stage.send('admin', { method: 'PATCH', path: `/api/admin/products/${id}`, body: { title } });
}

/** Asks until the replica has all that was written. */
const catchesUp = (title: string) => waitFor(async () => expect(await titles()).toContain(title));

const markOf = (answer: Response) =>
  answer.headers
    .getSetCookie()
    .find((cookie) => cookie.startsWith('arunika.written='))
    ?.split(';')[0] ?? '';

test('who changed something sees it at once, whoever else some seconds later, and programs never wait', async () => {
  await becomesUsed();
  await shop.pair.pause();
  const changed = await renameOf('Ditulis sekarang');
  expect(changed.status).toBe(200);
  const mark = markOf(changed);
  expect(mark).toMatch(/^arunika\.written=[0-9A-F]+\/[0-9A-F]+$/);
  expect(await titles({ cookie: `${session()}; ${mark}` })).toContain('Ditulis sekarang');
  expect(await titles({ cookie: `${session()}; arunika.written=dibuat-buat` })).toContain('Ditulis sekarang');
  expect(
    await titles({ cookie: '', authorization: `Bearer ${session().slice(session().indexOf('=') + 1)}` }),
  ).toContain('Ditulis sekarang');
  expect(await titles()).not.toContain('Ditulis sekarang');
  await shop.pair.resume();
  await catchesUp('Ditulis sekarang');
});

test('what is kept for everybody is read anew with the change that made it old', async () => {
  await becomesUsed();
  await shop.pair.pause();
  await renameOf('Berubah untuk semua');
  expect(await titles()).not.toContain('Berubah untuk semua');
  await shop.reads.requireChanges();
  expect(await titles()).toContain('Berubah untuk semua');
  await shop.pair.resume();
});

test('every read that may be some seconds old is one: a replica answers it, and takes no writes', async () => {
  await becomesUsed();
  const { stage } = shop;
  const replica = openDatabase(shop.pair.replica_url);
  alwaysOn = replica;
  onTestFinished(() => {
    alwaysOn = null;
  });
  const answers = new Map<string, number>();
  for (const operation of await readOperations(stage)) {
    const call = operation.method === 'GET' ? await soundCall(stage, operation) : null;
    if (call === null) continue;
    const before = asked;
    await catchUp(replica);
    const answer = await stage.send(call.caller, call.request);
    await answer.arrayBuffer();
    if (asked > before) answers.set(operation.name, answer.status);
  }
  await replica.close();
  expect([...answers.values()].filter((status) => status >= 500)).toEqual([]);
  expect([...answers.keys()].filter((name) => /\/api\/(user|wallet|account|checkout)/.test(name))).toEqual(
    [],
  );
  expect(answers.size).toBeGreaterThan(25);
});

async function catchUp(replica: Database): Promise<void> {
  const { rows } = await db().pool.query<{ position: string }>(
    'select pg_current_wal_lsn()::text as position',
  );
  await waitFor(async () => {
    const { rows: seen } = await replica.pool.query<{ has: boolean }>(
      'select pg_last_wal_replay_lsn() >= $1::pg_lsn as has',
      [rows[0]?.position],
    );
    expect(seen[0]?.has).toBe(true);
  });
}

test('a replica that is gone costs nobody an answer, and is read again once it is back', async () => {
  await becomesUsed();
  await shop.pair.stopReplica();
  expect(await titles()).toContain('Berubah untuk semua');
  await waitFor(() => expect(isUsed()).toBe(false));
  await renameOf('Tanpa replika');
  expect(await titles()).toContain('Tanpa replika');
  const figures = await createComposedApp(db(), { overrides: { reads: shop.reads } }).get('/metrics');
  expect(await figures.text()).toMatch(/^arunika_database_replica_used 0$/m);
  await shop.pair.startReplica();
  await becomesUsed();
  await catchesUp('Tanpa replika');
});

test('a replica that falls behind is not read, and one that was promoted is none any more', async () => {
  await becomesUsed();
  await shop.pair.pause();
  await renameOf('Terlalu lama');
  await waitFor(() => expect(isUsed()).toBe(false));
  expect(shop.reads.readState()?.lag_seconds).toBeGreaterThan(5);
  expect(await titles()).toContain('Terlalu lama');
  await shop.pair.resume();
  await becomesUsed();
  await shop.pair.promote();
  await waitFor(() => expect(isUsed()).toBe(false));
  await renameOf('Sesudah naik');
  expect(await titles()).toContain('Sesudah naik');
});
