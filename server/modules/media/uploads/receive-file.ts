import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { MAX_UPLOAD_BYTES } from '#shared/media.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import type { UploadRefused } from '../media.errors.ts';

class TooLarge extends Error {}
class BrokenOff extends Error {}

/**
 * Streams an upload to a temporary file and returns its size. Stops at the first byte over the limit (DECISIONS 22).
 */
export async function receiveFile(
  bytes: AsyncIterable<Uint8Array>,
  path: string,
): Promise<Result<number, UploadRefused>> {
  let size = 0;
  async function* counted() {
    for await (const chunk of withAbortDetection(bytes)) {
      size += chunk.byteLength;
      if (size > MAX_UPLOAD_BYTES) throw new TooLarge();
      yield chunk;
    }
  }
  try {
    await pipeline(counted(), createWriteStream(path, { flags: 'wx', mode: 0o600 }));
  } catch (error) {
    if (error instanceof TooLarge) return refuse({ code: 'FILE_TOO_LARGE' });
    if (error instanceof BrokenOff) return refuse({ code: 'UPLOAD_INCOMPLETE' });
    throw error;
  }
  return size === 0 ? refuse({ code: 'UPLOAD_INCOMPLETE' }) : succeed(size);
}

/** A client abort is not our failure; a full disk is. */
async function* withAbortDetection(bytes: AsyncIterable<Uint8Array>) {
  const iterator = bytes[Symbol.asyncIterator]();
  try {
    for (;;) {
      const next = await iterator.next().catch((error: unknown) => {
        throw new BrokenOff('the sender went away', { cause: error });
      });
      if (next.done === true) return;
      yield next.value;
    }
  } finally {
    await iterator.return?.().catch(() => undefined);
  }
}
