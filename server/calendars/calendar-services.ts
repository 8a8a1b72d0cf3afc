import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/db.ts';
import type { Logger } from '#server/platform/telemetry/logger.ts';

export interface CalendarServices {
  readonly db: Database;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly secret: string;
  readonly allows_private: boolean;
}
