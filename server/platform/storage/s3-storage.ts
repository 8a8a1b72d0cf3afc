import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  NotFound,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { assertStorageKey, type Storage } from './storage.ts';

export interface BucketSettings {
  readonly bucket: string;
  readonly region: string;
  /** null: Amazon's own address of the region. */
  readonly endpoint: string | null;
  readonly access_key_id: string;
  readonly secret_access_key: string;
  /** The bucket stands in the path instead of the host name, as most servers other than Amazon's want it. */
  readonly uses_path_style: boolean;
}

/** How long a bucket may take to be reached, to answer a call, and to be silent in the middle of a file. */
const bucketTimeouts = { connectMs: 3_000, answerMs: 60_000, silenceMs: 8_000 };

/**
 * Files in a bucket that speaks S3. A larger file goes up in parts, which the server drops again when one of them
 * fails, so a key has all of its bytes or is not there.
 */
export function createS3Storage(settings: BucketSettings, patience = bucketTimeouts): Storage {
  const { bucket: Bucket } = settings;
  const client = createClient(settings, patience);
  const at = (key: string) => {
    assertStorageKey(key);
    return { Bucket, Key: key };
  };
  return {
    async put(key, bytes) {
      const target = at(key);
      const source = countBytes(bytes);
      try {
        await new Upload({ client, params: { ...target, Body: Readable.from(source.bytes()) } }).done();
      } catch (error) {
        // What broke first: dropping the parts that were there can fail as well.
        throw source.failure() ?? error;
      }
      return source.size();
    },
    async open(key, range) {
      const part = range === null ? {} : { Range: `bytes=${range.first}-${range.last}` };
      const { Body } = await client.send(new GetObjectCommand({ ...at(key), ...part }));
      if (!(Body instanceof Readable)) throw new Error(`the bucket answered without a body: ${key}`);
      return Body;
    },
    async size(key) {
      try {
        const { ContentLength } = await client.send(new HeadObjectCommand(at(key)));
        return ContentLength ?? null;
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    async remove(key) {
      await client.send(new DeleteObjectCommand(at(key)));
    },
  };
}

/** Throws when the bucket does not answer, or not to us. */
export async function pingBucket(settings: BucketSettings, signal: AbortSignal): Promise<void> {
  const client = createClient(settings, bucketTimeouts);
  try {
    await client.send(new HeadBucketCommand({ Bucket: settings.bucket }), { abortSignal: signal });
  } finally {
    client.destroy();
  }
}

/** Bytes that are counted while they pass, and that remember why they ended too early. */
function countBytes(source: AsyncIterable<Uint8Array>) {
  let size = 0;
  let failure: unknown;
  async function* bytes() {
    try {
      for await (const chunk of source) {
        size += chunk.byteLength;
        yield chunk;
      }
    } catch (error) {
      failure = error;
      throw error;
    }
  }
  return { bytes, size: () => size, failure: () => failure };
}

function createClient(
  { region, endpoint, uses_path_style, ...keys }: BucketSettings,
  { connectMs, answerMs, silenceMs }: typeof bucketTimeouts,
): S3Client {
  return new S3Client({
    region,
    maxAttempts: 2,
    requestHandler: {
      connectionTimeout: connectMs,
      requestTimeout: answerMs,
      throwOnRequestTimeout: true,
      socketTimeout: silenceMs,
    },
    forcePathStyle: uses_path_style,
    ...(endpoint === null ? {} : { endpoint }),
    credentials: { accessKeyId: keys.access_key_id, secretAccessKey: keys.secret_access_key },
    // Not every server that speaks S3 knows the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
}

function isMissing(error: unknown): boolean {
  if (error instanceof NotFound) return true;
  return error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404;
}
