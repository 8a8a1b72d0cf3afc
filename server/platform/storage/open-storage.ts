import { join } from 'node:path';
import type { Config } from '../config/config.ts';
import { createS3Storage } from './s3-storage.ts';
import { createDiskStorage, type Storage } from './storage.ts';

/** Where the files of an installation lie: in its bucket, else in its folder. */
export function openStorage({ bucket, data_dir }: Pick<Config, 'bucket' | 'data_dir'>): Storage {
  return bucket === null ? createDiskStorage(join(data_dir, 'media')) : createS3Storage(bucket);
}
