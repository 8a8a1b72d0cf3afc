import { Outlet } from 'react-router';
import { parseTableView, tableQuery } from '#app/components/data-table/table-view.ts';
import { PageError } from '#app/components/page/page-error.tsx';
import { BookingListPage, bookingTableOptions } from '#app/features/admin-bookings/list-page.tsx';
import type { ErrorHandle } from '#app/features/admin-shell/admin-error.tsx';
import { api } from '#app/lib/api/api-context.ts';
import { orThrow } from '#app/lib/api/or-throw.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import { getViewer } from '#contract/account/sessions/session.ts';
import { listDeskBookings } from '#contract/admin/bookings/bookings.ts';
import { listCalendars } from '#contract/admin/bookings/calendars.ts';
import { bookingsCopy } from '#messages/admin-bookings.ts';
import type { Route } from './+types/list.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const view = parseTableView(new URL(request.url).searchParams, bookingTableOptions);
  const client = api(context);
  const [list, calendars, viewer] = await Promise.all([
    client.call(listDeskBookings, { query: listDeskBookings.query.parse(tableQuery(view)) }),
    client.call(listCalendars),
    client.call(getViewer),
  ]);
  return {
    view,
    list: list.ok ? list.value : null,
    calendars: orThrow(calendars).calendars,
    can_change: orThrow(viewer).user?.role === 'admin',
  };
}

export const handle: ErrorHandle = () => ({ title: bookingsCopy.title, errorTitle: bookingsCopy.failed });

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: bookingsCopy.title, robots: 'noindex' });

export default function BookingListRoute({ loaderData }: Route.ComponentProps) {
  const { view, list, calendars, can_change } = loaderData;
  if (list === null) return <PageError title={bookingsCopy.title} message={bookingsCopy.failed} />;
  return (
    <BookingListPage view={view} {...list} calendars={calendars} canChange={can_change}>
      <Outlet />
    </BookingListPage>
  );
}
