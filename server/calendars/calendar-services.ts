import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/db.ts';
import type { Logger } from '#server/platform/telemetry/logger.ts';

export interface CalendarServices {
  readonly db: Database;
  readonly clock: Clock;
  readonly logger: Logger;
  /** Of the installation: seals what opens a calendar. */
  readonly secret: string;
  /** Whether calendars of one's own network are asked. */
  readonly allows_private: boolean;
}
