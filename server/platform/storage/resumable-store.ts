import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { FileStore } from '@tus/file-store';
import { DataStore, ERRORS, Upload } from '@tus/server';
import type { Config } from '../config/config.ts';
import type { BucketSettings, PartUploads } from './s3-storage.ts';

export interface OpenUpload {
  readonly storage_key: string;
  readonly size_bytes: number;
  /** The bucket's upload id; null: on disk, or not begun. */
  readonly bucket_upload: string | null;
  readonly parts: readonly UploadPart[];
}

export interface UploadPart {
  readonly tag: string;
  readonly size: number;
}

export interface UploadNotes {
  find(key: string): Promise<OpenUpload | null>;
  setBucketUpload(key: string, upload: string): Promise<void>;
  /** False: another part was noted in its place. */
  addPart(upload: OpenUpload, part: UploadPart): Promise<boolean>;
}

export interface ResumableStore {
  open(): Promise<DataStore>;
  /** Aborts a bucket upload; on disk the storage removes it like any file. */
  discard(upload: OpenUpload): Promise<void>;
}

export function createResumableStore(
  { bucket, data_dir }: Pick<Config, 'bucket' | 'data_dir'>,
  notes: UploadNotes,
): ResumableStore {
  if (bucket !== null) return createBucketStore(bucket, notes);
  const directory = join(data_dir, 'media');
  const unused = async () => undefined;
  const get = async (key: string) => {
    const found = await notes.find(key);
    return found === null ? undefined : new Upload({ id: key, size: found.size_bytes, offset: 0 });
  };
  return {
    async open() {
      // Created here, because the library would end the process where it cannot.
      await mkdir(directory, { recursive: true });
      return new FileStore({ directory, configstore: { get, set: unused, delete: unused } });
    },
    discard: unused,
  };
}

/** The smallest part but the last that a bucket accepts. */
const LEAST_PART_BYTES = 5 * 1024 * 1024;

/** Each request is one part, noted once the bucket has it; a broken one is sent again as a whole. */
function createBucketStore(settings: BucketSettings, notes: UploadNotes): ResumableStore {
  let opened: Promise<PartUploads> | null = null;
  const bucket = () => {
    opened ??= import('./s3-storage.ts').then((s3) => s3.createS3PartUploads(settings));
    return opened;
  };
  async function find(key: string): Promise<OpenUpload> {
    const found = await notes.find(key);
    if (found === null) throw ERRORS.FILE_NOT_FOUND;
    return found;
  }
  const store = Object.assign(new DataStore(), {
    extensions: ['creation'],
    async create(upload: Upload) {
      await notes.setBucketUpload(upload.id, await (await bucket()).begin(upload.id));
      return upload;
    },
    async getUpload(key: string) {
      const found = await find(key);
      return new Upload({ id: key, size: found.size_bytes, offset: arrivedOf(found) });
    },
    async write(stream: NodeJS.ReadableStream, key: string, offset: number) {
      const found = await find(key);
      const { bucket_upload, size_bytes, parts } = found;
      if (bucket_upload === null || arrivedOf(found) !== offset) throw ERRORS.INVALID_OFFSET;
      const bytes = await buffer(stream);
      const isLast = offset + bytes.byteLength === size_bytes;
      if (!isLast && bytes.byteLength < LEAST_PART_BYTES) return offset;
      const upload = { key, upload: bucket_upload };
      const tag = await (await bucket()).putPart({ ...upload, number: parts.length + 1, bytes });
      if (!(await notes.addPart(found, { tag, size: bytes.byteLength }))) throw ERRORS.INVALID_OFFSET;
      if (isLast) await (await bucket()).complete(upload, [...parts.map((part) => part.tag), tag]);
      return offset + bytes.byteLength;
    },
  });
  return {
    open: async () => store,
    async discard({ storage_key, bucket_upload }) {
      if (bucket_upload !== null) await (await bucket()).abort({ key: storage_key, upload: bucket_upload });
    },
  };
}

const arrivedOf = ({ parts }: OpenUpload): number => parts.reduce((sum, { size }) => sum + size, 0);
