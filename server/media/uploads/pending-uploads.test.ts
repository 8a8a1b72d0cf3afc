import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { pruneUploadFolders } from './pending-uploads.ts';

test('the folder of an upload whose process was killed is swept after a day; one that arrives, and what is not ours, stays', async () => {
  const temporary = await mkdtemp(join(tmpdir(), 'sweep-'));
  try {
    for (const name of [
      'arunika-upload-killed',
      'arunika-upload-arriving',
      'arunika-copies-old',
      'somebody-elses',
    ]) {
      await mkdir(join(temporary, name));
      await writeFile(join(temporary, name, 'upload'), 'film');
    }
    const old = new Date('2026-11-20T00:00:00Z');
    for (const name of ['arunika-upload-killed', 'arunika-copies-old', 'somebody-elses'])
      await utimes(join(temporary, name), old, old);
    await pruneUploadFolders(temporary, new Date('2026-11-21T00:00:00Z'));
    expect((await readdir(temporary)).toSorted()).toEqual(['arunika-upload-arriving', 'somebody-elses']);
  } finally {
    await rm(temporary, { recursive: true });
  }
});
