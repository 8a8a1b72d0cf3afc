import { z } from 'zod';
import type { BucketSettings } from '../storage/s3-storage.ts';
import { optional } from './optional.ts';

export const bucketEnvironment = {
  S3_BUCKET: optional.transform((name) => name ?? 'product-media'),
  S3_REGION: optional.transform((name) => name ?? 'us-east-1'),
  S3_ENDPOINT: optional.pipe(z.url({ protocol: /^https?$/ }).nullable()),
  S3_ACCESS_KEY_ID: optional,
  S3_SECRET_ACCESS_KEY: optional,
  S3_PATH_STYLE: z.enum(['0', '1']).default('0'),
};
type BucketEnvironment = z.output<z.ZodObject<typeof bucketEnvironment>>;

export function bucketProblems(env: BucketEnvironment): readonly string[] {
  const given = [env.S3_ACCESS_KEY_ID, env.S3_SECRET_ACCESS_KEY].filter((key) => key !== null);
  return given.length === 1
    ? ['S3_ACCESS_KEY_ID dan S3_SECRET_ACCESS_KEY: isi keduanya atau kosongkan keduanya.']
    : [];
}

export function bucketSettings(env: BucketEnvironment): BucketSettings | null {
  const { S3_ACCESS_KEY_ID: access_key_id, S3_SECRET_ACCESS_KEY: secret_access_key } = env;
  if (access_key_id === null || secret_access_key === null) return null;
  return {
    bucket: env.S3_BUCKET,
    region: env.S3_REGION,
    endpoint: env.S3_ENDPOINT,
    access_key_id,
    secret_access_key,
    uses_path_style: env.S3_PATH_STYLE === '1',
  };
}
