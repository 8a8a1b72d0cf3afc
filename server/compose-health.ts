import type { JobDefinition } from './jobs/worker/define-job.ts';
import { readOperatingFacts } from './operations/operating-facts.ts';
import { figuresOf, operatingFigures } from './operations/operating-figures.ts';
import { statusRoutes } from './operations/status.routes.ts';
import type { Clock } from './platform/clock.ts';
import type { Config } from './platform/config/config.ts';
import type { Database } from './platform/database/db.ts';
import { findFfmpeg } from './platform/ffmpeg.ts';
import type { Reads } from './platform/replica/reads.ts';
import { createMetrics } from './platform/telemetry/metrics.ts';
import { coalesceChecks, readReadiness } from './readiness.ts';

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
