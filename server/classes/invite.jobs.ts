import { issueBuyerInvitations } from '#server/classes/index.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/db.ts';
import type { CalendarInvitation } from '#server/platform/outgoing/mailer.ts';
import type { SiteSettings } from '#shared/content/site-settings.ts';

export type Invite = (order_id: string) => Promise<readonly CalendarInvitation[]>;

interface Services {
  readonly db: Database;
  readonly clock: Clock;
  readonly readSettings: () => Promise<SiteSettings>;
}

export const createInviter =
  ({ db, clock, readSettings }: Services): Invite =>
  async (order_id) =>
    issueBuyerInvitations({ db, clock }, { order_id, organizer: (await readSettings()).team_email });
