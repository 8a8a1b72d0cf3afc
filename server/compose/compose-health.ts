import type { JobDefinition } from '../jobs/worker/define-job.ts';
import { readOldestWaitSeconds } from '../jobs/worker/jobs.queries.ts';
import { figuresOf, operatingFigures, readOperatingFacts } from '../operations/operating-figures.ts';
import { statusRoutes } from '../operations/status.routes.ts';
import { LOW_SPACE_BYTES, NO_SPACE_BYTES, SLOW_START_SECONDS } from '../operations/status-facts.ts';
import type { Clock } from '../platform/clock.ts';
import type { Config } from '../platform/config/config.ts';
import type { Database } from '../platform/database/db.ts';
import { isMigrated } from '../platform/database/migrate.ts';
import { answerWithin } from '../platform/failures/within.ts';
import { findFfmpeg } from '../platform/ffmpeg.ts';
import { readFreeBytes } from '../platform/free-space.ts';
import type { Reads } from '../platform/replica/reads.ts';
import { createMetrics } from '../platform/telemetry/metrics.ts';

interface Options {
  readonly config: Config;
  readonly db: Database;
  readonly reads: Reads;
  readonly clock: Clock;
  readonly isWorkerHealthy?: () => boolean | null;
}

export function composeHealth(options: Options, listJobs: () => readonly JobDefinition[]) {
  const { config, db, reads, clock, isWorkerHealthy = () => null } = options;
  const metrics = createMetrics({
    help: operatingFigures,
    readGauges: async () => figuresOf(await readOperatingFacts({ db, reads, config })),
  });
  const listMailTasks = () =>
    listJobs().flatMap(({ name, formerly, sends_mail }) => (sends_mail ? [name, formerly ?? []].flat() : []));
  return {
    watched: {
      metrics,
      metrics_token: config.metrics_token,
      readReadiness: coalesceChecks(() => readReadiness({ db, data_dir: config.data_dir, isWorkerHealthy })),
    },
    routes: statusRoutes({
      db,
      reads,
      config,
      clock,
      isWorkerHealthy,
      listMailTasks,
      findFfmpeg,
      readRecent: metrics.readRecent,
    }),
  };
}

interface Check {
  readonly status: 'ok' | 'warn' | 'fail';
  readonly detail?: string;
  readonly oldest_job_seconds?: number;
  readonly free_mb?: number;
}

interface Readiness {
  readonly status: 'ready' | 'not ready';
  readonly checks: {
    readonly database: Check;
    readonly migrations: Check;
    readonly worker: Check;
    readonly disk: Check;
  };
}

interface ReadinessServices {
  readonly db: Database;
  readonly data_dir: string;
  /** Null: this process has no worker. */
  readonly isWorkerHealthy: () => boolean | null;
}

/** Callers give up soon as well, and a frozen database must not hold up the answer. */
const LIMIT_MS = 2_000;
const MIB = 1024 * 1024;

/** A stopped worker makes only its own process unready; old jobs elsewhere are a warning. */
export async function readReadiness(services: ReadinessServices): Promise<Readiness> {
  const { db } = services;
  const [isCurrent, waitSeconds, disk] = await Promise.all([
    answerWithin(LIMIT_MS, isMigrated(db.pool)),
    answerWithin(LIMIT_MS, readOldestWaitSeconds(db.pool)),
    checkDisk(services.data_dir),
  ]);
  const silent = { status: 'fail', detail: 'unknown, the database does not answer' } as const;
  const checks = {
    database:
      isCurrent === null && waitSeconds === null
        ? ({ status: 'fail', detail: `no answer within ${LIMIT_MS} ms` } as const)
        : ({ status: 'ok' } as const),
    migrations: isCurrent === null ? silent : checkMigrations(isCurrent),
    worker: checkWorker(services.isWorkerHealthy(), waitSeconds),
    disk,
  };
  const isReady = Object.values(checks).every(({ status }) => status !== 'fail');
  return { status: isReady ? 'ready' : 'not ready', checks };
}

const SHARED_MS = 1_000;

export function coalesceChecks<Facts>(
  look: () => Promise<Facts>,
  now: () => number = Date.now,
): () => Promise<Facts> {
  let latest: Promise<Facts> | null = null;
  let until = Number.POSITIVE_INFINITY;
  return () => {
    if (latest !== null && now() < until) return latest;
    until = Number.POSITIVE_INFINITY;
    latest = look().finally(() => {
      until = now() + SHARED_MS;
    });
    return latest;
  };
}

function checkMigrations(isCurrent: boolean): Check {
  return isCurrent ? { status: 'ok' } : { status: 'fail', detail: 'the database is older than this build' };
}

function checkWorker(isHealthy: boolean | null, waitSeconds: number | null): Check {
  const facts = waitSeconds === null ? {} : { oldest_job_seconds: waitSeconds };
  if (isHealthy === false) return { status: 'fail', detail: 'it does not look for jobs', ...facts };
  if (waitSeconds !== null && waitSeconds > SLOW_START_SECONDS)
    return { status: 'warn', detail: 'jobs wait for a worker', ...facts };
  return { status: 'ok', ...(isHealthy === null ? { detail: 'none in this process' } : {}), ...facts };
}

async function checkDisk(folder: string): Promise<Check> {
  const free = await readFreeBytes(folder);
  if (free === null) return { status: 'ok', detail: 'no data folder' };
  const free_mb = Math.floor(free / MIB);
  if (free < NO_SPACE_BYTES) return { status: 'fail', detail: 'the disk is full', free_mb };
  if (free < LOW_SPACE_BYTES) return { status: 'warn', detail: 'the disk is nearly full', free_mb };
  return { status: 'ok', free_mb };
}
