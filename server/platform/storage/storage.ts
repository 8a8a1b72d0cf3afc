import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';

/** First and last byte, both included. */
export interface ByteRange {
  readonly first: number;
  readonly last: number;
}

/** Where files lie: a folder of this machine, or a bucket. Bytes go in and out as streams, never as a whole. */
export interface Storage {
  /** Writes all of it or nothing; a key that is taken gets the new bytes. How many bytes there were. */
  put(key: string, bytes: AsyncIterable<Uint8Array>): Promise<number>;
  /** Throws when there is no such file. */
  open(key: string, range: ByteRange | null): Promise<AsyncIterable<Uint8Array>>;
  /** Bytes of a file; null when there is none. */
  size(key: string): Promise<number | null>;
  /** Safe to repeat: what is not there is removed already. */
  remove(key: string): Promise<void>;
}

/** Words of letters and digits with single signs between them: no `..`, no absolute path, nothing to escape by. */
const KEY = /^[a-z0-9]+([._/-][a-z0-9]+)*$/;
const MAX_KEY_LENGTH = 200;
/** What stands behind the key of a file that is being written. */
const UNFINISHED = /^\.[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export function assertStorageKey(key: string): void {
  if (!KEY.test(key) || key.length > MAX_KEY_LENGTH) throw new RangeError(`not a storage key: ${key}`);
}

/** Files in a folder. A file appears under its key when it is complete, so a crash leaves no half of one. */
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
        const file = createWriteStream(unfinished, { flags: 'wx', mode: 0o600, flush: true });
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
      // A stream says too late that there is no file: the answer has begun by then.
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
      // With what a crash left of it while it was written.
      const names = await readdir(dirname(path)).catch(() => []);
      const parts = names.filter((name) => UNFINISHED.test(name.slice(basename(path).length)));
      const gone = parts.filter((name) => name.startsWith(basename(path)));
      for (const name of [basename(path), ...gone]) await rm(join(dirname(path), name), { force: true });
    },
  };
}
