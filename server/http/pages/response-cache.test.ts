import { expect, test, vi } from 'vitest';
import { Unavailable } from '#server/platform/failures/failures.ts';
import {
  type CachedResponse,
  createResponseCache,
  sendCached,
  type UncachedResponse,
} from './response-cache.ts';

const page = (body: string, keep = true): UncachedResponse => ({
  status: 200,
  content_type: 'text/html; charset=utf-8',
  body,
  is_cacheable: keep,
  headers: { 'cache-control': 'public' },
});

function createStore(limits: { max_bytes?: number; ttlMs?: number } = {}) {
  let now = 0;
  const store = createResponseCache({ max_bytes: 1_000_000, ttlMs: 1_000, now: () => now, ...limits });
  store.setEnabled(true);
  return {
    ...store,
    pass: (ms: number) => {
      now += ms;
    },
  };
}

test('an answer is made once, however many ask at once, until its time is over', async () => {
  const store = createStore();
  const produce = vi.fn(async () => page('one'));
  await Promise.all([1, 2, 3].map(() => store.get('/', produce)));
  await store.get('/', produce);
  expect(produce).toHaveBeenCalledTimes(1);
  store.pass(1_001);
  await store.get('/', produce);
  expect(produce).toHaveBeenCalledTimes(2);
});

test('what was begun before a change is not kept after it', async () => {
  const store = createStore();
  const slow = Promise.withResolvers<UncachedResponse>();
  const old = store.get('/', () => slow.promise);
  store.clear();
  slow.resolve(page('old'));
  await old;
  const fresh = await store.get('/', async () => page('new'));
  expect(Buffer.from(await fresh.bodyIn('identity')).toString()).toBe('new');
});

test('errors, and anything while changes are not heard, are not kept', async () => {
  const store = createStore();
  const produce = vi.fn(async () => page('gone', false));
  await store.get('/', produce);
  await store.get('/', produce);
  expect(produce).toHaveBeenCalledTimes(2);
  store.setEnabled(false);
  const good = vi.fn(async () => page('good'));
  await store.get('/good', good);
  await store.get('/good', good);
  expect(good).toHaveBeenCalledTimes(2);
});

test('the store stays within its size; what was not asked for the longest goes first', async () => {
  const store = createStore({ max_bytes: 30_000 });
  const large = (name: string) => vi.fn(async () => page(name.repeat(4_000)));
  const [a, b, c, d] = ['a', 'b', 'c', 'd'].map(large);
  if (!a || !b || !c || !d) throw new Error('four pages were made');
  for (const [key, produce] of [
    ['/a', a],
    ['/b', b],
    ['/c', c],
    ['/a', a],
    ['/d', d],
    ['/e', large('e')],
    ['/f', large('f')],
  ] as const) {
    await store.get(key, produce);
  }
  await store.get('/b', b);
  expect([a.mock.calls.length, b.mock.calls.length]).toEqual([1, 2]);
});

test('a client that has the answer gets 304; others get it in the form they take', async () => {
  const stored = await createStore().get('/', async () => page('<p>halo</p>'.repeat(300)));
  const ask = (headers: Record<string, string>) =>
    sendCached(stored, new Request('http://localhost/', { headers }), { 'x-request-id': 'r' });
  const plain = await ask({});
  expect([plain.status, plain.headers.get('content-encoding')]).toEqual([200, null]);
  const packed = await ask({ 'accept-encoding': 'gzip, br' });
  expect(packed.headers.get('content-encoding')).toBe('br');
  const known = await ask({ 'if-none-match': plain.headers.get('etag') ?? '' });
  expect([known.status, await known.text()]).toEqual([304, '']);
});

const broken = async (): Promise<UncachedResponse> => {
  throw new Unavailable('the database is away');
};
const textOf = async (stored: CachedResponse) => Buffer.from(await stored.bodyIn('identity')).toString();

test('in an outage the last answer that was kept is served with its age, however it became old', async () => {
  const store = createStore();
  await store.get('/', async () => page('kept'));
  store.pass(90_000);
  store.setEnabled(false);
  const outage = async () => ({ ...page('away', false), status: 503, is_outage: true });
  for (const produce of [broken, outage]) {
    const stale = await store.get('/', produce);
    expect([stale.status, await textOf(stale)]).toEqual([200, 'kept']);
    expect(stale.headers).toMatchObject({
      age: '90',
      'cache-status': 'arunika; hit; ttl=-89; detail=outage',
      'cdn-cache-control': 'no-store',
    });
  }
  store.setEnabled(true);
  const fresh = await store.get('/', async () => page('new'));
  expect([await textOf(fresh), fresh.headers.age]).toEqual(['new', undefined]);
});

test('what was never kept, is gone by now, or is older than a day is not shown in an outage', async () => {
  const store = createStore();
  await expect(store.get('/', broken)).rejects.toThrow('away');
  await store.get('/', async () => page('kept'));
  store.pass(1_001);
  await store.get('/', async () => ({ ...page('taken down', false), status: 404 }));
  await expect(store.get('/', broken)).rejects.toThrow('away');
  await store.get('/', async () => page('kept again'));
  store.pass(25 * 60 * 60 * 1000);
  await expect(store.get('/', broken)).rejects.toThrow('away');
  const bug = async (): Promise<UncachedResponse> => {
    throw new Error('a bug');
  };
  await store.get('/bug', async () => page('kept'));
  store.pass(1_001);
  await expect(store.get('/bug', bug)).rejects.toThrow('a bug');
});

test('what was taken down is not shown in an outage either, also when nobody told of it while no changes were heard', async () => {
  const store = createStore();
  const slow = Promise.withResolvers<UncachedResponse>();
  await store.get('/', async () => page('kept'));
  const begun = store.get('/slow', () => slow.promise);
  store.clear();
  slow.resolve(page('kept'));
  await begun;
  for (const path of ['/', '/slow']) await expect(store.get(path, broken)).rejects.toThrow('away');

  await store.get('/', async () => page('kept'));
  store.setEnabled(false);
  expect(await textOf(await store.get('/', broken))).toBe('kept');
  store.setEnabled(true);
  await expect(store.get('/', broken)).rejects.toThrow('away');
});

test('a frozen database keeps nobody waiting for a page that was kept', async () => {
  vi.useFakeTimers();
  try {
    const store = createStore();
    await store.get('/', async () => page('kept'));
    store.setEnabled(false);
    const waiting = store.get('/', () => new Promise<UncachedResponse>(() => {}));
    await vi.advanceTimersByTimeAsync(4_000);
    expect(await textOf(await waiting)).toBe('kept');
  } finally {
    vi.useRealTimers();
  }
});
