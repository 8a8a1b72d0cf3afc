import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { z } from 'zod';

const run = promisify(execFile);
const lock = z.object({
  packages: z.record(z.string(), z.looseObject({ dev: z.boolean().default(false) })),
});
/** With Debian below it, at most 350 MB. */
const MAX_BYTES = 265_000_000;

test('the image has what a process and the tools of the runbooks need, none of our tools, and fits', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'arunika-image-'));
  await run(process.execPath, ['tools/image/collect.mjs', folder]);
  const files = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = files
    .filter((file) => file.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1));
  const { packages } = lock.parse(JSON.parse(await readFile('package-lock.json', 'utf8')));
  const development = Object.keys(packages).filter((name) => packages[name]?.dev === true);
  expect(development.filter((name) => paths.some((path) => path.startsWith(`${name}/`)))).toEqual([]);
  expect(paths.filter((path) => /(^|\/)\.git\/|\.test\.tsx?$|^tests\/|^app\//.test(path))).toEqual([]);
  const sizes = await Promise.all(paths.map(async (path) => (await stat(join(folder, path))).size));
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(MAX_BYTES);

  const node = join(folder, 'node_modules/node/bin/node');
  const say = async (...args: string[]) => {
    const options = { cwd: folder, env: { PATH: '/usr/bin:/bin', DATA_DIR: join(folder, 'data') } };
    return run(node, args, options).then(
      ({ stderr }) => stderr,
      ({ stderr }: { readonly stderr: string }) => stderr,
    );
  };
  // Each has read everything that it imports before it says what is wrong.
  expect(await say('build/app/main.js', '--role=none')).toContain('--role: ');
  expect(await say('tools/audit.ts')).toContain('Belum ada database');
  expect(await say('tools/backup.ts')).toContain('Sebutkan berkasnya');
  expect(await say('tools/restore.ts')).toContain('npm run restore');
  expect(await say('tools/reset-second-factor.ts')).not.toContain('ERR_MODULE');
  await rm(folder, { recursive: true, force: true });
});
