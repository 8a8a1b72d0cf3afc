import type { ReadState } from '../http/pages/data-version.ts';
import type { App, PageHandler } from '../http/scope.ts';
import type { GatewayPolicy } from '../payments/index.ts';
import type { Clock } from '../platform/clock.ts';
import type { Config } from '../platform/config/config.ts';
import type { Database } from '../platform/database/db.ts';
import type { Reads } from '../platform/replica/reads.ts';
import type { Logger } from '../platform/telemetry/logger.ts';

export interface ComposeOptions {
  readonly gateway_policy?: GatewayPolicy;
  readonly config: Config;
  readonly db: Database;
  /** Serves reads that may lag some seconds; defaults to the primary. */
  readonly reads?: Reads;
  readonly logger: Logger;
  readonly clock: Clock;
  /** Public origin: the configured one, else that of the bound port. */
  readonly app_url: string;
  /** Other origins of this very app, e.g. 127.0.0.1 beside localhost. */
  readonly other_origins: readonly string[];
  readonly createPages?: (app: () => App, readState: ReadState) => PageHandler;
  readonly isWorkerHealthy?: () => boolean | null;
}
