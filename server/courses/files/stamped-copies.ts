import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { StoredFile } from '#contract/stored-file.ts';
import { COPIES_FOLDER_PREFIX, type MediaFile } from '#server/media/index.ts';
import { stampPdf } from '#server/platform/pdf/stamp/stamp-pdf.ts';
import type { Storage } from '#server/platform/storage/storage.ts';

/** Longer than a link opens its file. */
const LIFETIME_MS = 10 * 60_000;

type StampedCopy = Pick<StoredFile, 'size_bytes' | 'open'>;

export interface StampedCopies {
  /** Stamps the text on every page; null if the PDF cannot be stamped. */
  make(file: MediaFile, text: string): Promise<StampedCopy | null>;
}

/** Copies name their holder, so they stay for minutes only; any process can make the same bytes again. */
export function createStampedCopies(storage: Storage): StampedCopies {
  const folder = join(tmpdir(), `${COPIES_FOLDER_PREFIX}${randomUUID()}`);
  const copies = new Map<string, Promise<StampedCopy | null>>();

  async function stamp(file: MediaFile, text: string): Promise<StampedCopy | null> {
    // Swept with other temporary folders when nothing was downloaded for a day.
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const target = join(folder, randomUUID());
    const source = `${target}.source`;
    try {
      await pipeline(await storage.open(file.storage_key, null), createWriteStream(source, { mode: 0o600 }));
      if (typeof (await stampPdf({ source, target, text })) === 'string') return null;
    } finally {
      await rm(source, { force: true });
    }
    setTimeout(() => rm(target, { force: true }), LIFETIME_MS).unref();
    const { size } = await stat(target);
    return {
      size_bytes: size,
      open: async (range) =>
        createReadStream(target, range === null ? {} : { start: range.first, end: range.last }),
    };
  }

  return {
    make(file, text) {
      const key = `${file.id} ${text}`;
      const known = copies.get(key);
      if (known !== undefined) return known;
      const made = stamp(file, text);
      copies.set(key, made);
      // Forgotten before its bytes are gone; at once when it was not made.
      const forget = () => copies.get(key) === made && copies.delete(key);
      made.then((copy) => copy ?? forget(), forget);
      setTimeout(forget, LIFETIME_MS - 60_000).unref();
      return made;
    },
  };
}
