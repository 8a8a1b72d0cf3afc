import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadScript, lostConnection } from './load-script.ts';

const gone = () => new TypeError('Failed to fetch dynamically imported module: /assets/a.js');
let answer: () => Promise<Response>;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('fetch', () => answer());
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test.each([
  ['the connection is lost', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['the server is starting', async () => new Response('starting', { status: 503 })],
  ['the connection comes back between script and question', async () => new Response('<svg/>')],
])('while %s a script is waited for, and that is said once', async (_why, server) => {
  answer = server;
  const load = vi.fn().mockRejectedValueOnce(gone()).mockRejectedValueOnce(gone()).mockResolvedValue('code');
  const said: boolean[] = [];
  lostConnection.tell = (isLost) => said.push(isLost);
  const loaded = loadScript(load);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(await loaded).toBe('code');
  expect(said).toEqual([true, false]);
});

test('a script that the server no longer has, and one that is broken, are errors of the page', async () => {
  answer = async () => new Response('<svg/>');
  const load = vi.fn().mockRejectedValue(gone());
  const refused = expect(loadScript(load)).rejects.toThrow('another release serves');
  await vi.advanceTimersByTimeAsync(3_000);
  await refused;
  expect(load).toHaveBeenCalledTimes(3);
  await expect(loadScript(() => Promise.reject(new SyntaxError('bad')))).rejects.toThrow('bad');
});
