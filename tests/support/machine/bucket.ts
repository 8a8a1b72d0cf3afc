import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import type { BucketSettings } from '#server/platform/storage/s3-storage.ts';

export interface RunningBucket {
  readonly settings: BucketSettings;
  stop(): Promise<void>;
}

/** A server of this machine that speaks S3, with the empty bucket `product-media`. */
export async function startBucket(): Promise<RunningBucket> {
  const directory = await mkdtemp(join(tmpdir(), 'arunika-bucket-'));
  const bucket = 'product-media';
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: bucket, configs: [] }],
  });
  const { port } = await server.run();
  return {
    settings: {
      bucket,
      region: 'us-east-1',
      endpoint: `http://127.0.0.1:${port}`,
      access_key_id: 'S3RVER',
      secret_access_key: 'S3RVER',
      uses_path_style: true,
    },
    async stop() {
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
