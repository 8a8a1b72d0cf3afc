import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { test as base, describe, expect, inject } from 'vitest';
import { startEmbeddedPostgres } from '#server/platform/embedded-postgres/index.ts';
import { BUILT_APP, environmentOf } from '#tests/support/machine/app-server.ts';
import { contentsOf, makePrerelease } from '#tests/support/machine/prerelease-database.ts';
import { cloneDatabase } from '#tests/support/machine/server-databases.ts';
import { temporaryParent } from '#tests/support/machine/server-folder.ts';

const REFUSAL =
  'Database ini dibuat oleh rilis sebelum 1.0 dan tidak diubah; pakai DATABASE_URL atau DATA_DIR yang kosong.\n';

const test = base.extend<{ dataDir: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads the pattern to see what a fixture needs
  dataDir: async ({}, use) => {
    const dataDir = await mkdtemp(join(temporaryParent(), 'arunika-prerelease-'));
    // The server's own user looks into it.
    await chmod(dataDir, 0o755);
    await use(dataDir);
    await rm(dataDir, { recursive: true, force: true });
  },
});

/** To its end. */
async function start(databaseUrl: string, dataDir: string) {
  const child = spawn(process.execPath, [BUILT_APP], {
    env: environmentOf(databaseUrl, dataDir),
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  return { code, said };
}

describe('what a release before 1.0 left is refused in one sentence, and stays as it was', () => {
  test('in a database that is configured', async ({ dataDir }) => {
    const clone = await cloneDatabase({ ...inject('database'), template: 'template0' });
    await makePrerelease(clone.url);
    const before = await contentsOf(clone.url);
    expect(await start(clone.url, dataDir)).toEqual({ code: 1, said: REFUSAL });
    expect(await contentsOf(clone.url)).toEqual(before);
    await clone.drop();
  });

  test('in a data folder', async ({ dataDir }) => {
    const folder = { dataDir: join(dataDir, 'postgres') };
    const made = await startEmbeddedPostgres(folder);
    await makePrerelease(made.url);
    const before = await contentsOf(made.url);
    await made.stop();
    expect(await start('', dataDir)).toEqual({ code: 1, said: REFUSAL });
    const again = await startEmbeddedPostgres(folder);
    expect(await contentsOf(again.url)).toEqual(before);
    await again.stop();
  });
});
