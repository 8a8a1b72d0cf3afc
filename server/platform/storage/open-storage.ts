import { join } from 'node:path';
import type { Config } from '../config/config.ts';
import type { BucketSettings } from './s3-storage.ts';
import { createDiskStorage, type Storage } from './storage.ts';

/** Where the files of an installation lie: in its bucket, else in its folder. */
export function openStorage({ bucket, data_dir }: Pick<Config, 'bucket' | 'data_dir'>): Storage {
  return bucket === null ? createDiskStorage(join(data_dir, 'media')) : openBucket(bucket);
}

/** Its library comes with the first file: it is large, and most installations have no bucket. */
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
