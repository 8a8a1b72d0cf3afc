import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { test as base, expect } from 'vitest';
import { createDiskStorage } from './storage.ts';

const test = base.extend<{ folder: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads the pattern to see what a fixture needs
  folder: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'arunika-storage-'));
    await use(folder);
    await rm(folder, { recursive: true });
  },
});

async function* chunks(...texts: readonly string[]) {
  for (const text of texts) yield Buffer.from(text);
}

test('a file is read as it was written, as a whole and in parts', async ({ folder }) => {
  const storage = createDiskStorage(folder);
  expect(await storage.put('kelas/kartu.md', chunks('satu ', 'dua ', 'tiga'))).toBe(13);
  const read = async (range: Parameters<typeof storage.open>[1]) =>
    text(await storage.open('kelas/kartu.md', range));
  expect(await read(null)).toBe('satu dua tiga');
  expect(await read({ first: 5, last: 7 })).toBe('dua');
  await storage.put('kelas/kartu.md', chunks('baru'));
  expect(await read(null)).toBe('baru');
  const sizes = await Promise.all(['kelas/kartu.md', 'kelas/lain.md', 'kelas'].map(storage.size));
  expect(sizes).toEqual([4, null, null]);
  await expect(storage.open('kelas/lain.md', null)).rejects.toThrow(/ENOENT/);
});

test('a file that broke off on the way in leaves nothing behind', async ({ folder }) => {
  const storage = createDiskStorage(folder);
  async function* breaking() {
    yield Buffer.from('separuh');
    throw new Error('connection lost');
  }
  await expect(storage.put('a/b', breaking())).rejects.toThrow('connection lost');
  expect(await readdir(join(folder, 'a'))).toEqual([]);
});

test.for([
  '../rahasia',
  '/etc/passwd',
  'a/../../b',
  'a//b',
  '.env',
  'a/.b',
  'A',
  'a\\b',
  'a\u0000',
  '',
  'x'.repeat(201),
])('a key that could lead out of the folder is refused: %j', async (key, { folder }) => {
  const storage = createDiskStorage(folder);
  await expect(storage.open(key, null)).rejects.toThrow(RangeError);
  await expect(storage.put(key, chunks('x'))).rejects.toThrow(RangeError);
  expect(await readdir(folder)).toEqual([]);
});
