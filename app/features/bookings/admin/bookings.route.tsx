import { Outlet, useParams } from 'react-router';
import { PageError } from '#app/components/page/page-error.tsx';
import { weekAction } from '#app/features/bookings/admin/booking-actions.ts';
import { dayShown, daysOfWeek, weekOf } from '#app/features/bookings/admin/week.rules.ts';
import { WeekPage } from '#app/features/bookings/admin/week-page.tsx';
import { api } from '#app/lib/api/api-context.ts';
import { orThrow } from '#app/lib/api/or-throw.ts';
import { formClientAction } from '#app/lib/forms/form-client-action.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import type { ErrorHandle } from '#app/shell/admin/admin-error.tsx';
import { getViewer } from '#contract/account/session.ts';
import { readBookingDays } from '#contract/bookings/admin.ts';
import { listCalendars } from '#contract/calendars/admin.ts';
import { bookingsCopy } from '#messages/bookings/admin.ts';
import type { Route } from './+types/bookings.route.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const now = new Date();
  const first = weekOf(searchParams.get('first'), now);
  const client = api(context);
  const [data, calendars, viewer] = await Promise.all([
    client.call(readBookingDays, { query: { first } }),
    client.call(listCalendars),
    client.call(getViewer),
  ]);
  return {
    first,
    day: dayShown(searchParams.get('day'), daysOfWeek(first), now),
    data: data.ok ? data.value : null,
    calendars: orThrow(calendars).calendars,
    now: now.toISOString(),
    can_change: orThrow(viewer).user?.role === 'admin',
  };
}

export const action = weekAction;
export const clientAction = formClientAction;

export const handle: ErrorHandle = () => ({ title: bookingsCopy.title, errorTitle: bookingsCopy.failed });

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: bookingsCopy.title, robots: 'noindex' });

export default function BookingsRoute({ loaderData }: Route.ComponentProps) {
  const { id = null } = useParams();
  const { data, can_change, ...shown } = loaderData;
  if (data === null) return <PageError title={bookingsCopy.title} message={bookingsCopy.failed} />;
  return (
    <WeekPage {...shown} data={data} openId={id} canChange={can_change}>
      <Outlet />
    </WeekPage>
  );
}
