import type { InstallationStatus } from '#contract/operations/admin-status.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Config } from '#server/platform/config/config.ts';
import { answerWithin } from '#server/platform/failures/within.ts';
import type { Ffmpeg } from '#server/platform/ffmpeg.ts';
import { VERSION } from '#server/platform/telemetry/version.ts';
import type { RecentRequests } from '../platform/telemetry/metrics.ts';
import { type OperatingFactServices, readOperatingFacts } from './operating-figures.ts';
import { checkStatus } from './status.rules.ts';

export interface StatusServices extends OperatingFactServices {
  readonly clock: Clock;
  readonly config: Pick<Config, 'gateways' | 'data_dir' | 'backup' | 'bucket' | 'smtp_url'>;
  readonly isWorkerHealthy: () => boolean | null;
  readonly readRecent: () => RecentRequests;
  readonly listMailTasks: () => readonly string[];
  readonly findFfmpeg: () => Promise<Ffmpeg | null>;
}

const LIMIT_MS = 4_000;

export async function readStatus(services: StatusServices): Promise<InstallationStatus> {
  const { config, clock, isWorkerHealthy } = services;
  const is_worker_healthy = isWorkerHealthy();
  const [facts, bucket, has_ffmpeg] = await Promise.all([
    readOperatingFacts(services),
    checkBucket(config.bucket),
    is_worker_healthy === null ? null : answerWithin(LIMIT_MS, hasFfmpeg(services)),
  ]);
  const now = clock.now();
  const checks = checkStatus({
    now,
    facts,
    process: { ...services.readRecent(), uptime_seconds: Math.floor(process.uptime()) },
    is_worker_healthy,
    bucket,
    is_backup_set: config.backup !== null,
    is_mail_set: config.smtp_url !== null,
    mail_tasks: new Set(services.listMailTasks()),
    has_ffmpeg,
  });
  return { checks, version: VERSION, read_at: now.toISOString() };
}

const hasFfmpeg = async ({ findFfmpeg }: StatusServices) => (await findFfmpeg()) !== null;

async function checkBucket(bucket: Config['bucket']) {
  if (bucket === null) return null;
  const { pingBucket } = await import('#server/platform/storage/s3-storage.ts');
  const pinged = pingBucket(bucket, AbortSignal.timeout(LIMIT_MS)).then(() => true);
  return { name: bucket.bucket, reached: (await answerWithin(LIMIT_MS, pinged)) ?? false };
}
