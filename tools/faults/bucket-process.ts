import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { BucketSettings } from '#server/platform/storage/s3-storage.ts';

export interface BucketProcess {
  readonly settings: BucketSettings;
  readonly pid: number;
  kill(): void;
}

/** A separate process, so that it can be frozen. */
export async function spawnBucket(): Promise<BucketProcess> {
  const child = spawn(process.execPath, [fileURLToPath(import.meta.url)], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  for await (const line of createInterface({ input: child.stdout })) {
    return { settings: JSON.parse(line), pid: child.pid ?? 0, kill: () => void child.kill('SIGKILL') };
  }
  throw new Error('the bucket did not start');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { startBucket } = await import('#tests/support/machine/bucket.ts');
  const bucket = await startBucket();
  process.stdin.resume();
  process.stdin.once('end', () => void bucket.stop());
  process.stdout.write(`${JSON.stringify(bucket.settings)}\n`);
}
