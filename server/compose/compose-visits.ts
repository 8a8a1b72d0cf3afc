import type { Scope } from '../http/scope.ts';
import type { JobDefinition } from '../jobs/worker/define-job.ts';
import type { Clock } from '../platform/clock.ts';
import type { Config } from '../platform/config/config.ts';
import type { Database } from '../platform/database/db.ts';
import type { Logger } from '../platform/telemetry/logger.ts';
import { createVisitorKeys, createVisitRecorder } from '../visits/index.ts';
import { createVisitReceiver } from '../visits/receive-visit.routes.ts';
import { visitJobs } from '../visits/visits.jobs.ts';

interface Installation {
  readonly config: Pick<Config, 'rate_limit_factor'>;
  readonly db: Pick<Database, 'pool'>;
  readonly logger: Pick<Logger, 'warn'>;
  readonly clock: Clock;
}

interface ComposedVisits {
  readonly served: {
    readonly receiveVisit: (request: Request, scope: Scope) => Promise<void>;
    readonly readVisitor: (headers: Headers, address: string) => Promise<string | null>;
  };
  /** Writes what is in memory. */
  readonly settle: () => Promise<void>;
  readonly jobs: readonly JobDefinition[];
}

export function composeVisits({ db, clock, logger, config }: Installation): ComposedVisits {
  const readVisitor = createVisitorKeys(db);
  const recorder = createVisitRecorder({ db, logger });
  const { rate_limit_factor } = config;
  return {
    served: {
      receiveVisit: createVisitReceiver({ clock, recorder, readVisitor, rate_limit_factor }),
      // A purchase without its source is better than none.
      readVisitor: (headers, address) =>
        readVisitor({ headers, address }, clock.now()).catch((error: unknown) => {
          logger.warn({ err: error }, 'the source of a request is not known');
          return null;
        }),
    },
    settle: recorder.flush,
    jobs: visitJobs({ db, clock }),
  };
}
