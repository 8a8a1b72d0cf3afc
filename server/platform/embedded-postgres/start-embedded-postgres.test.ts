import { type ChildProcess, spawn } from 'node:child_process';
import { expect, test, vi } from 'vitest';
import { waitFor } from '#tests/support/wait-for.ts';
import { createBackoff } from '../failures/backoff.ts';
import { supervise } from './start-embedded-postgres.ts';

const dying = () => spawn(process.execPath, ['-e', '']);
const staying = () => spawn(process.execPath, ['-e', 'setInterval(() => undefined, 1000)']);

async function kill(pid: number): Promise<void> {
  process.kill(pid, 'SIGKILL');
}

test('a server that ends again and again is started for ever, after pauses that grow', async () => {
  const pauses: number[] = [];
  const said: string[] = [];
  const pause = createBackoff({ firstMs: 1, maxMs: 8, resetAfterMs: 60_000 });
  let launches = 0;
  const launch = async (): Promise<ChildProcess> => {
    launches += 1;
    if (launches === 1) return dying();
    if (launches <= 120) throw new Error('no space left on device');
    return staying();
  };
  const nextDelayMs = () => {
    pauses.push(pause());
    return pauses.at(-1) ?? 0;
  };
  const server = await supervise({ launch, stopServer: kill, nextDelayMs, onLog: (line) => said.push(line) });
  await waitFor(() => expect(said.at(-1)).toBe('PostgreSQL runs again'));
  expect(launches).toBe(121);
  expect(pauses.slice(0, 6)).toEqual([1, 2, 4, 8, 8, 8]);
  expect(said).toContain('PostgreSQL did not start: no space left on device');
  await server.stop();
});

test('stopping does not wait for a start that hangs, nor for a pause', async () => {
  let launches = 0;
  const launch = (stopping: AbortSignal): Promise<ChildProcess> => {
    launches += 1;
    if (launches === 1) return Promise.resolve(dying());
    return new Promise((_, reject) => stopping.addEventListener('abort', () => reject(new Error('gave up'))));
  };
  const stopServer = vi.fn(async () => undefined);
  const hanging = await supervise({ launch, stopServer, nextDelayMs: () => 0, onLog: () => undefined });
  await waitFor(() => expect(launches).toBe(2));
  await hanging.stop();
  launches = 0;
  const asked = vi.fn(() => 3_600_000);
  const pausing = await supervise({ launch, stopServer, nextDelayMs: asked, onLog: () => undefined });
  await waitFor(() => expect(asked).toHaveBeenCalled());
  await pausing.stop();
  expect(stopServer).toHaveBeenCalledTimes(2);
});
