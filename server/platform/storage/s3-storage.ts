import { Readable } from 'node:stream';
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  NotFound,
  paginateListObjectsV2,
  S3Client,
  S3ServiceException,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { assertStorageKey, type Storage } from './storage.ts';

export interface BucketSettings {
  readonly bucket: string;
  readonly region: string;
  /** Null: Amazon's endpoint of the region. */
  readonly endpoint: string | null;
  readonly access_key_id: string;
  readonly secret_access_key: string;
  /** Path-style URLs, as most servers other than Amazon's need. */
  readonly uses_path_style: boolean;
}

/** Timeouts to connect, to respond, and between chunks. */
const bucketTimeouts = { connectMs: 3_000, answerMs: 60_000, silenceMs: 8_000 };

/** Large files are multipart uploads, aborted on failure, so a key is complete or absent. */
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
        // Throws the first error, because aborting the upload may fail as well.
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
    localPath: () => null,
    async *list() {
      for await (const { Contents } of paginateListObjectsV2({ client }, { Bucket })) {
        for (const { Key, Size } of Contents ?? []) {
          if (Key !== undefined && Size !== undefined) yield { key: Key, size: Size };
        }
      }
    },
  };
}

/** Parts of at least 5 MiB, over days if need be; a file appears when it is complete. */
export interface PartUploads {
  begin(key: string): Promise<string>;
  putPart(part: PartOfUpload): Promise<string>;
  complete(upload: UploadOfKey, tags: readonly string[]): Promise<void>;
  /** Idempotent. */
  abort(upload: UploadOfKey): Promise<void>;
}

interface UploadOfKey {
  readonly key: string;
  readonly upload: string;
}
interface PartOfUpload extends UploadOfKey {
  readonly number: number;
  readonly bytes: Uint8Array;
}

export function createS3PartUploads(settings: BucketSettings): PartUploads {
  const client = createClient(settings, bucketTimeouts);
  const at = (Key: string) => ({ Bucket: settings.bucket, Key });
  return {
    async begin(key) {
      const { UploadId } = await client.send(new CreateMultipartUploadCommand(at(key)));
      if (UploadId === undefined) throw new Error(`the bucket began no upload: ${key}`);
      return UploadId;
    },
    async putPart({ key, upload, number, bytes }) {
      const part = { ...at(key), UploadId: upload, PartNumber: number, Body: bytes };
      const { ETag } = await client.send(new UploadPartCommand(part));
      if (ETag === undefined) throw new Error(`the bucket kept no part: ${key}`);
      return ETag;
    },
    async complete({ key, upload }, tags) {
      const Parts = tags.map((ETag, index) => ({ ETag, PartNumber: index + 1 }));
      const whole = { ...at(key), UploadId: upload, MultipartUpload: { Parts } };
      await client.send(new CompleteMultipartUploadCommand(whole));
    },
    async abort({ key, upload }) {
      try {
        await client.send(new AbortMultipartUploadCommand({ ...at(key), UploadId: upload }));
      } catch (error) {
        if (!isMissing(error) && !isNotOffered(error)) throw error;
      }
    },
  };
}

/** Throws if the bucket is unreachable or refuses access. */
export async function pingBucket(settings: BucketSettings, signal: AbortSignal): Promise<void> {
  const client = createClient(settings, bucketTimeouts);
  try {
    await client.send(new HeadBucketCommand({ Bucket: settings.bucket }), { abortSignal: signal });
  } finally {
    client.destroy();
  }
}

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
    // Not every S3 server supports the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
}

/** A server that cannot end uploads clears them by its own rules. */
function isNotOffered(error: unknown): boolean {
  return error instanceof S3ServiceException && [405, 501].includes(error.$metadata.httpStatusCode ?? 0);
}

function isMissing(error: unknown): boolean {
  if (error instanceof NotFound) return true;
  return error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404;
}
