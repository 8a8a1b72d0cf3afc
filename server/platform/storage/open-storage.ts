import { join } from 'node:path';
import type { Config } from '../config/config.ts';
import type { BucketSettings } from './s3-storage.ts';
import { createDiskStorage, type Storage } from './storage.ts';

export function openStorage({ bucket, data_dir }: Pick<Config, 'bucket' | 'data_dir'>): Storage {
  return bucket === null ? createDiskStorage(join(data_dir, 'media')) : openBucket(bucket);
}

/** Loads its large library with the first file, because most installations have no bucket. */
function openBucket(bucket: BucketSettings): Storage {
  let opened: Promise<Storage> | null = null;
  const storage = () => {
    opened ??= import('./s3-storage.ts').then(({ createS3Storage }) => createS3Storage(bucket));
    return opened;
  };
  return {
    put: async (key, bytes) => (await storage()).put(key, bytes),
    open: async (key, range) => (await storage()).open(key, range),
    size: async (key) => (await storage()).size(key),
    remove: async (key) => (await storage()).remove(key),
    async *list() {
      yield* (await storage()).list();
    },
    localPath: () => null,
  };
}
