import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, extname, join, relative } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { ByteRange } from '#contract/stored-file.ts';

export interface StoredFile {
  readonly key: string;
  readonly size: number;
}

export interface Storage {
  /** Writes all or nothing, overwriting the key; returns the size. */
  put(key: string, bytes: AsyncIterable<Uint8Array>): Promise<number>;
  /** Throws if missing. */
  open(key: string, range: ByteRange | null): Promise<AsyncIterable<Uint8Array>>;
  /** Size in bytes; null if missing. */
  size(key: string): Promise<number | null>;
  remove(key: string): Promise<void>;
  /** Complete files only, in no order. */
  list(): AsyncIterable<StoredFile>;
  /** Path for other programs on this machine; null: in a bucket. */
  localPath(key: string): string | null;
}

/** Letters and digits with single separators: no `..`, no absolute path. */
const KEY = /^[a-z0-9]+([._/-][a-z0-9]+)*$/;
const MAX_KEY_LENGTH = 200;
const UNFINISHED = /^\.[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export function assertStorageKey(key: string): void {
  if (!KEY.test(key) || key.length > MAX_KEY_LENGTH) throw new RangeError(`not a storage key: ${key}`);
}

/** A file appears under its key when complete. */
export function createDiskStorage(folder: string): Storage {
  const pathOf = (key: string) => {
    assertStorageKey(key);
    return join(folder, key);
  };
  return {
    async put(key, bytes) {
      const path = pathOf(key);
      const unfinished = `${path}.${randomUUID()}`;
      await mkdir(dirname(path), { recursive: true });
      try {
        // Opened before anything can fail, so that removal always comes after creation.
        const handle = await open(unfinished, 'wx', 0o600);
        const file = handle.createWriteStream({ flush: true });
        await pipeline(bytes, file);
        await rename(unfinished, path);
        return file.bytesWritten;
      } catch (error) {
        await rm(unfinished, { force: true });
        throw error;
      }
    },
    async open(key, range) {
      const path = pathOf(key);
      // A stream would report a missing file after the response has started.
      await stat(path);
      const part = range === null ? {} : { start: range.first, end: range.last };
      return createReadStream(path, part);
    },
    async size(key) {
      const found = await stat(pathOf(key)).catch(() => null);
      return found?.isFile() === true ? found.size : null;
    },
    async remove(key) {
      const path = pathOf(key);
      // Includes what a crash left of the file.
      const names = await readdir(dirname(path)).catch(() => []);
      const parts = names.filter((name) => UNFINISHED.test(name.slice(basename(path).length)));
      const gone = parts.filter((name) => name.startsWith(basename(path)));
      for (const name of [basename(path), ...gone]) await rm(join(dirname(path), name), { force: true });
    },
    localPath: pathOf,
    async *list() {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
      for (const entry of entries) {
        const key = relative(folder, join(entry.parentPath, entry.name));
        if (!entry.isFile() || UNFINISHED.test(extname(key)) || !KEY.test(key)) continue;
        const size = await this.size(key);
        if (size !== null) yield { key, size };
      }
    },
  };
}
