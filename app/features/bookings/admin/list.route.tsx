import { Outlet } from 'react-router';
import { loadList } from '#app/components/data-table/load-list.ts';
import { BookingListPage } from '#app/features/bookings/admin/list-page.tsx';
import { api } from '#app/lib/api/api-context.ts';
import { orThrow } from '#app/lib/api/or-throw.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import type { ErrorHandle } from '#app/shell/admin/admin-error.tsx';
import { getViewer } from '#contract/account/session.ts';
import { listDeskBookings } from '#contract/bookings/admin.ts';
import { listCalendars } from '#contract/calendars/admin.ts';
import { bookingsCopy } from '#messages/bookings/admin.ts';
import type { Route } from './+types/list.route.ts';

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
