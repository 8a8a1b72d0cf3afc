import { downloadBookingFile } from '#contract/bookings/bookings.ts';
import * as contract from '#contract/calendars/admin.ts';
import { readFeed as readFeedEndpoint } from '#contract/calendars/calendar-feed.ts';
import {
  addCalendar,
  type CalendarServices,
  listCalendars,
  readFeed,
  readOwnFile,
  removeCalendar,
  renewFeed,
  revokeFeed,
  selectFeed,
  syncCalendars,
} from '#server/calendars/index.ts';
import { isAllowed } from '#shared/people/roles.ts';
import { mapValue, named, succeed } from '#shared/result.ts';
import { actorOf } from '../api/actor.ts';
import { type Implementation, implement } from '../api/implement.ts';

interface Services extends CalendarServices {
  readonly app_url: string;
}

export function calendarRoutes(services: Services): readonly Implementation[] {
  const { db, app_url } = services;
  return [
    implement(contract.listCalendars, async ({ caller }) => {
      const [calendars, feed] = await Promise.all([listCalendars(db.orm), selectFeed(db.orm)]);
      if (isAllowed(caller.role, 'admin')) return succeed({ calendars, feed });
      // Titles of the owner's appointments are for the admin only (DECISIONS 35).
      const shown = calendars.map((calendar) => ({ ...calendar, owner_email: '', unread_events: [] }));
      return succeed({ calendars: shown, feed });
    }),
    implement(contract.addCalendar, (call) =>
      named('calendar', addCalendar(services, call.body, actorOf(call))),
    ),
    implement(contract.syncCalendars, async () => {
      await syncCalendars(services);
      return succeed({ calendars: await listCalendars(db.orm) });
    }),
    implement(contract.renewFeed, (call) =>
      mapValue(renewFeed(db, actorOf(call)), (token) => ({
        address: `${app_url}/api/calendar-feed/${token}`,
      })),
    ),
    // Registered before the id route, which would match.
    implement(contract.revokeFeed, (call) => revokeFeed(db, actorOf(call))),
    implement(contract.removeCalendar, (call) => removeCalendar(services, call.params.id, actorOf(call))),
    implement(downloadBookingFile, ({ params: { id }, caller }) =>
      readOwnFile(db.orm, { id, user_id: caller.id }),
    ),
    implement(readFeedEndpoint, ({ params }) => readFeed(db, params.token)),
  ];
}
