import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { succeed } from '#shared/result.ts';
import { createQuery, type QueryAnswer } from './create-query.ts';
import { mutateQuery } from './mutate-query.ts';

const failed = (status: number) => ({ ok: false, refusal: { message: '', status } }) as const;
const outage = failed(503);
const refused = failed(403);

beforeEach(() => {
  vi.useFakeTimers();
  const listening = { addEventListener: () => {}, removeEventListener: () => {} };
  vi.stubGlobal('document', { visibilityState: 'visible', ...listening });
  vi.stubGlobal('window', listening);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A server whose answers come in the order of their release. */
function newServer() {
  const waiting: ((answer: QueryAnswer<string>) => void)[] = [];
  const read = vi.fn(
    (..._parts: string[]) => new Promise<QueryAnswer<string>>((resolve) => waiting.push(resolve)),
  );
  const answer = async (index: number, value: QueryAnswer<string>) => {
    waiting[index]?.(value);
    await vi.advanceTimersByTimeAsync(0);
  };
  return { read, answer };
}

test('a key is fetched once for all who use it, with its parts, and forgotten with the last of them', async () => {
  const { read, answer } = newServer();
  const query = createQuery({ name: 'q', read });
  const release = [query.retain('user/product'), query.retain('user/product')];
  expect(read.mock.calls).toEqual([['user', 'product']]);
  await answer(0, succeed('one'));
  release[0]?.();
  expect(query.get('user/product').answer).toEqual(succeed('one'));
  release[1]?.();
  expect(query.get('user/product').answer).toBeUndefined();
  query.retain('user/product');
  expect(read).toHaveBeenCalledTimes(2);
});

test('what is kept outlives its last user, until another key is used', async () => {
  const { read, answer } = newServer();
  const query = createQuery({ name: 'q', read, isKept: true });
  query.retain('sari')();
  await answer(0, succeed('cart of Sari'));
  query.retain('sari')();
  expect(read).toHaveBeenCalledTimes(1);
  query.retain('visitor');
  expect(query.get('sari').answer).toBeUndefined();
});

test('an outage, a bug and a rate limit are retried, and take nothing away; a refusal is an answer', async () => {
  const answers = [succeed('one'), outage, failed(429), refused, succeed('two')];
  const read = vi.fn(async () => answers[read.mock.calls.length - 1] ?? outage);
  const query = createQuery({ name: 'q', read });
  query.retain('k');
  await vi.advanceTimersByTimeAsync(0);
  void query.refetch('k');
  await vi.advanceTimersByTimeAsync(0);
  expect(query.get('k')).toEqual({ answer: succeed('one'), isFailing: true });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(read).toHaveBeenCalledTimes(4);
  expect(query.get('k')).toEqual({ answer: succeed('one'), isFailing: false });
  const strict = createQuery({ name: 'q', read: async () => refused });
  strict.retain('k');
  await vi.advanceTimersByTimeAsync(0);
  expect(strict.get('k').answer).toEqual(refused);
});

test('retries end with the last user', async () => {
  const read = vi.fn(async () => outage);
  const query = createQuery({ name: 'q', read });
  const release = query.retain('k');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(read).toHaveBeenCalledTimes(2);
  release();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(read).toHaveBeenCalledTimes(2);
});

test('the answer to an outdated request is dropped', async () => {
  const { read, answer } = newServer();
  const query = createQuery({ name: 'q', read });
  query.retain('k');
  void query.refetch('k');
  await answer(1, succeed('new'));
  await answer(0, succeed('old'));
  expect(query.get('k').answer).toEqual(succeed('new'));
});

test('a change is shown at once, undone when refused, and fetched again when another came in between', async () => {
  const { read, answer } = newServer();
  const query = createQuery({ name: 'q', read });
  query.retain('k');
  await answer(0, succeed('a'));
  const change = newServer();
  const made = mutateQuery(query, 'k', { change: change.read, guess: () => succeed('b') });
  expect(query.get('k').answer).toEqual(succeed('b'));
  await change.answer(0, refused);
  expect([await made, query.get('k').answer]).toEqual([refused, succeed('a')]);
  await answer(1, succeed('a'));
  void mutateQuery(query, 'k', { change: change.read, guess: () => succeed('ab') });
  void mutateQuery(query, 'k', { change: change.read, guess: () => succeed('abc') });
  await change.answer(2, succeed('ac'));
  await change.answer(1, succeed('ab'));
  expect(query.get('k').answer).toEqual(succeed('ac'));
  await answer(2, succeed('abc'));
  expect(query.get('k').answer).toEqual(succeed('abc'));
});
