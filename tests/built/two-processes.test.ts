import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { getPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect, inject } from 'vitest';
import { changeSetting } from '#server/content/index.ts';
import { type Database, openDatabase } from '#server/platform/database/db.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import { BUILT_APP, startApp } from '#tests/support/machine/app-server.ts';
import { freePort } from '#tests/support/machine/free-port.ts';
import { cloneDatabase } from '#tests/support/machine/server-databases.ts';
import { changePost, makePost } from '#tests/support/shop/content.ts';

interface Both {
  /** The database of both; what is written here, neither of the two processes has written. */
  readonly db: Database;
  readonly pids: readonly number[];
  /** Asks each process until its answer holds the text; much shorter than anything is kept. */
  readonly show: (path: string, text: string) => Promise<void>;
  readonly answer: (path: string, status: number) => Promise<void>;
}

/** Two web processes on one database, for all tests of the file. */
const test = base.extend<{ both: Both }>({
  both: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads the pattern to see what a fixture needs
    async ({}, use) => {
      const clone = await cloneDatabase(inject('database'));
      const apps = [await startApp(clone.url), await startApp(clone.url)];
      const db = openDatabase(clone.url);
      const poll = (path: string, read: (answer: Response) => unknown) =>
        apps.map(({ url }) => expect.poll(async () => read(await fetch(url + path))));
      await use({
        db,
        pids: apps.map(({ pid }) => pid),
        show: async (path, text) => {
          for (const shown of poll(path, (answer) => answer.text())) await shown.toContain(text);
        },
        answer: async (path, status) => {
          for (const shown of poll(path, (answer) => answer.status)) await shown.toBe(status);
        },
      });
      await db.close();
      await Promise.all(apps.map((app) => app.stop()));
      await clone.drop();
    },
    { scope: 'file' },
  ],
});

test('a change of the catalogue shows on both of two web processes', async ({ both: { db, show } }) => {
  await show('/marketplace', 'Asisten balas chat');
  await db.pool.query(
    "update products set title = 'Asisten yang berganti nama' where slug = 'asisten-balas-chat'",
  );
  await show('/marketplace', 'Asisten yang berganti nama');
});

test('[PUB-100] a change of a post shows on both of two web processes, and taking it back hides it on both', async ({
  both: { db, show, answer },
}) => {
  const { id, slug } = await makePost(db, { title: 'Judul lama', category: 'Uji dua proses' });
  await show(`/api/blog/${slug}`, 'Judul lama');
  await show(`/blog/${slug}`, 'Judul lama');
  await show('/api/blog', 'Judul lama');
  await changePost(db, id, { title: 'Judul baru', content: '<h2>Bagian baru</h2>' });
  await show(`/api/blog/${slug}`, '<h2 id=\\"bagian-baru\\">');
  await show('/api/blog', 'Judul baru');
  await show(`/blog/${slug}`, 'Judul baru');
  await changePost(db, id, { status: 'archived' });
  await answer(`/api/blog/${slug}`, 404);
  await answer(`/blog/${slug}`, 404);
});

test('a change of a setting shows on both of two web processes', async ({ both: { db, show } }) => {
  await show('/api/site', '"brand_name":"Arunika"');
  await withTx(db, (tx) => changeSetting(tx, 'brand_name', 'Fajar'));
  await show('/api/site', '"brand_name":"Fajar"');
});

test('a worker leaves the processor to the processes that serve pages', async ({ both: { db, pids } }) => {
  const worker = await startApp(db.url, {}, ['--role=worker']);
  const [behind, ...pages] = [worker.pid, ...pids].map((pid) => getPriority(pid));
  await worker.stop();
  expect([behind, pages]).toEqual([10, [0, 0]]);
});

test('a process whose output nobody reads any more serves all the same, until it is told to end', async ({
  both: { db },
}) => {
  const port = await freePort();
  const dataDir = await mkdtemp(join(tmpdir(), 'arunika-app-'));
  const child = spawn(process.execPath, [BUILT_APP], {
    env: {
      ...process.env,
      APP_ENV: 'development',
      PORT: String(port),
      DATABASE_URL: db.url,
      DATA_DIR: dataDir,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const output of [child.stdout, child.stderr]) output.destroy();
  const ended = once(child, 'exit');
  const status = () => fetch(`http://127.0.0.1:${port}/readyz`).then((answer) => answer.status, String);
  // A first start, which has nothing compiled yet.
  await expect.poll(status).toBe(200);
  child.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
  await rm(dataDir, { recursive: true, force: true });
});
