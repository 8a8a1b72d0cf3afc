import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { ROOT } from '#server/platform/root-folder.ts';
import { createBoundedProcess } from './bounded-process.ts';

const script = 'tests/support/machine/bounded-script.ts';
const options = { script, answer: z.string(), limitMs: 30_000, memoryMb: 64, idleMs: 1_000 };
const make = (changed: Partial<typeof options> = {}) =>
  createBoundedProcess<{ wanted: string }, string>({ ...options, ...changed });
const refused = (code: string) => ({ ok: false, refusal: { code } });

afterEach(() => vi.unstubAllEnvs());

test('a task that takes too long is ended without holding this process, and the next one is done', async () => {
  const run = make({ limitMs: 10_000 });
  let ticks = 0;
  const ticking = setInterval(() => ticks++, 10);
  const [endless, next] = await Promise.all([run({ wanted: 'for ever' }), run({ wanted: 'a' })]);
  clearInterval(ticking);
  expect([endless, next]).toEqual([refused('TIME_LIMIT'), { ok: true, value: 'done: a' }]);
  expect(ticks).toBeGreaterThan(1);
});

test.for(['objects without end', 'buffers without end'])(
  'a task that takes %s is refused, this process lives on, and the next one is done',
  async (wanted) => {
    const run = make();
    expect(await run({ wanted })).toEqual(refused('MEMORY_LIMIT'));
    expect(await run({ wanted: 'b' })).toEqual({ ok: true, value: 'done: b' });
  },
);

test('an error that nobody expected is thrown, and the next task is done', async () => {
  const run = make();
  await expect(run({ wanted: 'fail' })).rejects.toThrow('as asked');
  expect(await run({ wanted: 'c' })).toEqual({ ok: true, value: 'done: c' });
});

test('it knows no secret of the installation', async () => {
  vi.stubEnv('AUTH_SECRET', 'rahasia');
  vi.stubEnv('DATABASE_URL', 'postgres://rahasia');
  expect(await make()({ wanted: 'secrets' })).toEqual({ ok: true, value: '' });
});

test('a process that waits for an endless task still ends when it is asked to, and takes it along', async () => {
  const source = `
    import { createBoundedProcess } from '#server/platform/bounded-process/bounded-process.ts';
    import { z } from 'zod';
    const run = createBoundedProcess({ script: '${script}', answer: z.string(), limitMs: 600_000, memoryMb: 64, idleMs: 1 });
    process.once('SIGTERM', () => process.exit(0));
    setInterval(() => {}, 1_000);
    void run({ wanted: 'for ever' });
    process.stdout.write('begun');`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', source], {
    cwd: fileURLToPath(ROOT),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([0, null]);
});
