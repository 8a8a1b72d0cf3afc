import { redirect } from 'react-router';
import { api } from '#app/lib/api/api-context.ts';
import { orThrow } from '#app/lib/api/or-throw.ts';
import { formAction, formActions } from '#app/lib/forms/form-action.ts';
import { formClientAction } from '#app/lib/forms/form-client-action.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import type { ErrorHandle } from '#app/shell/admin/admin-error.tsx';
import { getViewer } from '#contract/account/session.ts';
import {
  addCalendar,
  listCalendars,
  removeCalendar,
  renewFeed,
  revokeFeed,
  syncCalendars,
} from '#contract/calendars/admin.ts';
import { bookingsCopy, calendarsCopy, calendarsCopy as copy } from '#messages/bookings/admin.ts';
import type { Route } from './+types/calendars.route.ts';
import { calendarInput, removeInput } from './calendars/calendar-input.ts';
import { CalendarsPage } from './calendars/calendars-page.tsx';

const add = formAction({
  endpoint: addCalendar,
  form: 'add-calendar',
  schema: calendarInput,
  secrets: ['password'],
  call: (body) => ({ body }),
  done: () => copy.added,
  failed: () => copy.notAdded,
  fieldOf: {
    CALENDAR_UNREACHABLE: 'address',
    CALENDAR_REFUSED: 'address',
    NOT_A_CALENDAR: 'address',
    CALENDAR_TOO_LARGE: 'address',
  },
  refuse: (refusal) => {
    if (refusal.code !== 'CALENDAR_CHOICE') return refusal;
    const names = refusal.details.calendars.map(({ name, address }) => `${name} ${address}`).join(', ');
    return { ...refusal, fields: { address: copy.choose(names) } };
  },
});

const calendarAction = formActions(
  {
    add,
    remove: formAction({
      endpoint: removeCalendar,
      form: 'remove-calendar',
      schema: removeInput,
      call: (params) => ({ params }),
      done: () => copy.removed,
    }),
    /** The address is returned once in the answer and stored nowhere. */
    'renew-feed': formAction({
      endpoint: renewFeed,
      call: () => ({ body: {} }),
      done: ({ address }) => ({ message: copy.renewed, address }),
    }),
    'revoke-feed': formAction({ endpoint: revokeFeed, call: () => ({}), done: () => copy.revoked }),
  },
  formAction({ endpoint: syncCalendars, call: () => ({ body: {} }), done: () => copy.syncDone }),
);

/** Moderators see only whether calendars are up to date; addresses are for admins (DECISIONS 35). */
export async function loader({ context }: Route.LoaderArgs) {
  const client = api(context);
  const [listed, viewer] = await Promise.all([client.call(listCalendars), client.call(getViewer)]);
  if (orThrow(viewer).user?.role !== 'admin') throw redirect('/403');
  return orThrow(listed);
}

export const action = calendarAction;
export const clientAction = formClientAction;

export const handle: ErrorHandle = () => ({ title: calendarsCopy.title, errorTitle: bookingsCopy.failed });

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: calendarsCopy.title, robots: 'noindex' });

export default function CalendarsRoute({ loaderData }: Route.ComponentProps) {
  return <CalendarsPage {...loaderData} />;
}
