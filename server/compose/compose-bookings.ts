import type { SiteSettings } from '#shared/content/site-settings.ts';
import type { Implementation } from '../api/implement.ts';
import { bookingJobs, bookingMailJobs } from '../bookings/booking.jobs.ts';
import { bookingDeskRoutes } from '../bookings/bookings.routes.ts';
import { calendarJobs } from '../calendars/calendar.jobs.ts';
import { calendarRoutes } from '../calendars/calendars.routes.ts';
import { classJobs, createInviter, type Invite } from '../classes/class.jobs.ts';
import type { PortalLink } from '../intents/index.ts';
import type { JobDefinition } from '../jobs/worker/define-job.ts';
import type { Clock } from '../platform/clock.ts';
import type { Config } from '../platform/config/config.ts';
import type { Database } from '../platform/database/db.ts';
import type { Mailer } from '../platform/outgoing/mailer.ts';
import type { Logger } from '../platform/telemetry/logger.ts';
import type { TellByWhatsapp } from '../whatsapp/index.ts';

interface Installation {
  readonly config: Pick<Config, 'auth_secret' | 'allows_private_calendars'>;
  readonly db: Database;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly app_url: string;
}

interface Parts {
  readonly portalLink: PortalLink;
  readonly mailer: Mailer;
  readonly readSettings: () => Promise<SiteSettings>;
  readonly tell: TellByWhatsapp;
}

interface ComposedBookings {
  readonly routes: readonly Implementation[];
  readonly jobs: readonly JobDefinition[];
  readonly invite: Invite;
}

export function composeBookings(
  { config, db, clock, logger, app_url }: Installation,
  parts: Parts,
): ComposedBookings {
  const { auth_secret: secret, allows_private_calendars: allows_private } = config;
  const calendars = { db, clock, logger, secret, allows_private };
  return {
    routes: [...bookingDeskRoutes({ db, clock }), ...calendarRoutes({ ...calendars, app_url })],
    jobs: [
      ...bookingJobs({ db, ...parts }),
      ...bookingMailJobs({ db, clock, app_url, ...parts }),
      ...classJobs({ db, clock, app_url, ...parts }),
      ...calendarJobs(calendars),
    ],
    invite: createInviter({ db, clock, readSettings: parts.readSettings }),
  };
}
