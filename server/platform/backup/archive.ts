import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { Decrypter, Encrypter } from 'age-encryption';
import { extract, type Pack, pack } from 'tar-stream';

/** `size` must be exact. */
export interface ArchivePart {
  readonly name: string;
  readonly size: number;
  readonly bytes: AsyncIterable<Uint8Array>;
}

export class WrongPassphrase extends Error {}

/** Each guess of the pass phrase costs a second of processor time. */
export function sealWith(passphrase: string): Encrypter {
  const seal = new Encrypter();
  seal.setPassphrase(passphrase);
  return seal;
}

/** Writes the age format, which the `age` command opens too. The file appears when complete. */
export async function writeArchive(
  file: string,
  seal: Encrypter,
  parts: AsyncIterable<ArchivePart>,
): Promise<void> {
  const unfinished = `${file}.unfinished`;
  const tar = pack();
  const gzip = createGzip();
  const ending = new AbortController();
  try {
    const sealed = await seal.encrypt(toWeb(gzip));
    const written = [
      addParts(tar, parts, ending.signal),
      pipeline(tar, gzip),
      pipeline(fromWeb(sealed), createWriteStream(unfinished, { mode: 0o600, flush: true })),
    ];
    for (const step of written) step.catch(() => ending.abort());
    const [broken] = (await Promise.allSettled(written)).filter(({ status }) => status === 'rejected');
    if (broken?.status === 'rejected') throw broken.reason;
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

/** A broken step leaves the others waiting; the signal ends them all. */
async function addParts(tar: Pack, parts: AsyncIterable<ArchivePart>, signal: AbortSignal): Promise<void> {
  signal.addEventListener('abort', () => tar.destroy());
  for await (const { name, size, bytes } of parts) {
    const entry = tar.entry({ name, size });
    for await (const chunk of bytes) {
      signal.throwIfAborted();
      if (!entry.write(chunk)) await once(entry, 'drain', { signal });
    }
    entry.end(null);
    await once(entry, 'close', { signal });
  }
  tar.finalize();
}

export interface OpenedPart {
  readonly name: string;
  readonly bytes: AsyncIterable<Uint8Array>;
}

/** Throws on a truncated or changed file, at its end at the latest. */
export async function* readArchive(file: string, passphrase: string): AsyncGenerator<OpenedPart> {
  const opener = new Decrypter();
  opener.addPassphrase(passphrase);
  const sealed = createReadStream(file);
  const tar = extract();
  try {
    const opened = await opener.decrypt(toWeb(sealed)).catch((cause: unknown) => {
      throw new WrongPassphrase('the pass phrase does not open this file', { cause });
    });
    const whole = pipeline(fromWeb(opened), createGunzip(), tar);
    // Awaited below; until then the reader of the parts sees the error first.
    whole.catch(() => undefined);
    for await (const entry of tar) {
      yield { name: entry.header.name, bytes: bytesOf(entry) };
      entry.resume();
    }
    await whole;
  } finally {
    sealed.destroy();
    tar.destroy();
  }
}

async function* bytesOf(entry: AsyncIterable<unknown>): AsyncGenerator<Uint8Array> {
  for await (const chunk of entry) if (chunk instanceof Uint8Array) yield chunk;
}

function toWeb(source: AsyncIterable<Uint8Array>): ReadableStream<Uint8Array> {
  const chunks = source[Symbol.asyncIterator]();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await chunks.next();
      if (done === true) controller.close();
      else controller.enqueue(value);
    },
    async cancel() {
      await chunks.return?.();
    },
  });
}

async function* fromWeb(source: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = source.getReader();
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) yield read.value;
  } finally {
    await reader.cancel();
  }
}
