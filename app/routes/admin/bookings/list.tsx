import { Outlet } from 'react-router';
import { loadList } from '#app/components/data-table/load-list.ts';
import { BookingListPage } from '#app/features/admin-bookings/list-page.tsx';
import type { ErrorHandle } from '#app/features/admin-shell/admin-error.tsx';
import { api } from '#app/lib/api/api-context.ts';
import { orThrow } from '#app/lib/api/or-throw.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import { getViewer } from '#contract/account/sessions/session.ts';
import { listDeskBookings } from '#contract/admin/bookings/bookings.ts';
import { listCalendars } from '#contract/admin/bookings/calendars.ts';
import { bookingsCopy } from '#messages/admin-bookings.ts';
import type { Route } from './+types/list.ts';

export async function loader(args: Route.LoaderArgs) {
  const client = api(args.context);
  const [list, calendars, viewer] = await Promise.all([
    loadList(args, listDeskBookings),
    client.call(listCalendars),
    client.call(getViewer),
  ]);
  return {
    ...list,
    calendars: orThrow(calendars).calendars,
    can_change: orThrow(viewer).user?.role === 'admin',
  };
}

export const handle: ErrorHandle = () => ({ title: bookingsCopy.title, errorTitle: bookingsCopy.failed });

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: bookingsCopy.title, robots: 'noindex' });

export default function BookingListRoute({ loaderData: { can_change, ...list } }: Route.ComponentProps) {
  return (
    <BookingListPage {...list} canChange={can_change}>
      <Outlet />
    </BookingListPage>
  );
}
