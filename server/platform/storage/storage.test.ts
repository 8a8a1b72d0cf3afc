import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { test as base, describe, expect } from 'vitest';
import { startBucket } from '#tests/support/machine/bucket.ts';
import { openFlakyConnection } from '#tests/support/machine/flaky-connection.ts';
import { isUnavailable } from '../failures/failures.ts';
import { createS3Storage } from './s3-storage.ts';
import { createDiskStorage, type Storage } from './storage.ts';

interface Place {
  readonly storage: Storage;
  clear(): Promise<void>;
}

const places: Readonly<Record<string, () => Promise<Place>>> = {
  async folder() {
    const folder = await mkdtemp(join(tmpdir(), 'arunika-storage-'));
    return { storage: createDiskStorage(folder), clear: () => rm(folder, { recursive: true }) };
  },
  async bucket() {
    const bucket = await startBucket();
    return { storage: createS3Storage(bucket.settings), clear: () => bucket.stop() };
  },
};

async function* chunks(...texts: readonly string[]) {
  for (const text of texts) yield Buffer.from(text);
}

async function* breaking(first: Buffer) {
  yield first;
  throw new Error('connection lost');
}

const badKeys = [
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
];

describe.for(Object.keys(places))('a %s', (name) => {
  const test = base.extend<{ storage: Storage }>({
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads the pattern to see what a fixture needs
    storage: async ({}, use) => {
      const place = await places[name]?.();
      if (place === undefined) throw new Error(`no place called ${name}`);
      await use(place.storage);
      await place.clear();
    },
  });

  test('gives a file as it was written, as a whole and in parts, and takes it away', async ({ storage }) => {
    expect(await storage.put('kelas/kartu.md', chunks('satu ', 'dua ', 'tiga'))).toBe(13);
    const read = async (range: Parameters<typeof storage.open>[1]) =>
      text(await storage.open('kelas/kartu.md', range));
    expect(await read(null)).toBe('satu dua tiga');
    expect(await read({ first: 5, last: 7 })).toBe('dua');
    await storage.put('kelas/kartu.md', chunks('baru'));
    expect(await read(null)).toBe('baru');
    expect(await storage.size('kelas/kartu.md')).toBe(4);
    expect(await storage.size('kelas/lain.md')).toBe(null);
    await expect(storage.open('kelas/lain.md', null)).rejects.toThrow(/ENOENT|not exist/);
    await storage.remove('kelas/kartu.md');
    await storage.remove('kelas/kartu.md');
    expect(await storage.size('kelas/kartu.md')).toBe(null);
  });

  test('keeps nothing of a file that broke off on the way in, a small one or one of several parts', async ({
    storage,
  }) => {
    for (const bytes of [Buffer.from('separuh'), Buffer.alloc(6 * 1024 * 1024, 'x')]) {
      await expect(storage.put('a/b', breaking(bytes))).rejects.toThrow('connection lost');
      expect(await storage.size('a/b')).toBe(null);
    }
  });

  test('refuses every key that could lead elsewhere', async ({ storage }) => {
    for (const key of badKeys) {
      await expect(storage.open(key, null), key).rejects.toThrow(RangeError);
      await expect(storage.put(key, chunks('x')), key).rejects.toThrow(RangeError);
      await expect(storage.remove(key), key).rejects.toThrow(RangeError);
    }
  });
});

base('a folder is as empty as before when a file broke off', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'arunika-storage-'));
  const storage = createDiskStorage(folder);
  await expect(storage.put('a/b', breaking(Buffer.from('separuh')))).rejects.toThrow('connection lost');
  expect(await readdir(join(folder, 'a'))).toEqual([]);
  await expect(storage.put('../c', chunks('x'))).rejects.toThrow(RangeError);
  expect(await readdir(folder)).toEqual(['a']);
  await rm(folder, { recursive: true });
});

base('a bucket that froze fails every call in time, also in the middle of a file', async () => {
  const bucket = await startBucket();
  const line = await openFlakyConnection(bucket.settings.endpoint ?? '');
  const endpoint = line.url.replace(/\/$/, '');
  // A machine with much else to do may be silent for a moment, too.
  const patience = { connectMs: 400, answerMs: 1_000, silenceMs: 600 };
  const storage = createS3Storage({ ...bucket.settings, endpoint }, patience);
  await createS3Storage(bucket.settings).put('a/b.txt', chunks('x'.repeat(4_000_000)));
  const opened = await storage.open('a/b.txt', null);
  line.freeze();
  await expect(text(opened)).rejects.toSatisfy(isUnavailable);
  const calls = [
    () => storage.size('a/b.txt'),
    () => storage.open('a/b.txt', null),
    () => storage.put('c.txt', chunks('y')),
  ];
  for (const call of calls) await expect(call()).rejects.toSatisfy(isUnavailable);
  line.thaw();
  expect(await storage.size('a/b.txt')).toBe(4_000_000);
  await line.close();
  await bucket.stop();
});
