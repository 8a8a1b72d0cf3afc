import { redirect } from 'react-router';
import { calendarAction } from '#app/features/bookings/admin/calendars/calendar-actions.ts';
import { CalendarsPage } from '#app/features/bookings/admin/calendars/calendars-page.tsx';
import { api } from '#app/lib/api/api-context.ts';
import { orThrow } from '#app/lib/api/or-throw.ts';
import { formClientAction } from '#app/lib/forms/form-client-action.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import type { ErrorHandle } from '#app/shell/admin/admin-error.tsx';
import { getViewer } from '#contract/account/session.ts';
import { listCalendars } from '#contract/calendars/admin.ts';
import { bookingsCopy, calendarsCopy } from '#messages/bookings/admin.ts';
import type { Route } from './+types/calendars.route.ts';

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
