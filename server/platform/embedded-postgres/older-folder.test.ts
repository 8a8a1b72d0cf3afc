import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { chmod, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createZstdDecompress } from 'node:zlib';
import { expect, test } from 'vitest';
import { runChecks } from '#db/run-checks.ts';
import { temporaryParent } from '#tests/support/machine/server-folder.ts';
import { openDatabase } from '../database/db.ts';
import { isMigrated, migrate } from '../database/migrate.ts';
import { startEmbeddedPostgres } from './index.ts';

const RELEASES = 'tests/releases';

/** As it lay on the disk of that release, closed in order. */
async function unpack(name: string, folder: string): Promise<void> {
  // To the end of what it is given: without `-i` it may leave while we still write what fills up the last block.
  const tar = spawn('tar', ['-x', '-i', '-C', folder], { stdio: ['pipe', 'ignore', 'inherit'] });
  const ended = once(tar, 'exit');
  await pipeline(createReadStream(join(RELEASES, name)), createZstdDecompress(), tar.stdin);
  expect(await ended).toEqual([0, null]);
}

test('the data folder of every kept release is opened and migrated in place, and its books are right', async () => {
  const releases = (await readdir(RELEASES)).filter((name) => name.endsWith('.tar.zst'));
  for (const name of releases) {
    const parent = await mkdtemp(join(temporaryParent(), 'arunika-older-'));
    // The server's own user looks into it.
    await chmod(parent, 0o755);
    const dataDir = join(parent, 'postgres');
    await mkdir(dataDir);
    await unpack(name, dataDir);
    const server = await startEmbeddedPostgres({ dataDir });
    const db = openDatabase(server.url);
    const before = await db.pool.query('select count(*) as orders from orders');
    await migrate(server.url);
    expect(await isMigrated(db.pool), name).toBe(true);
    expect((await db.pool.query('select count(*) as orders from orders')).rows).toEqual(before.rows);
    expect(await runChecks(db.pool), name).toEqual([]);
    await db.close();
    await server.stop();
    await rm(parent, { recursive: true, force: true });
  }
});
