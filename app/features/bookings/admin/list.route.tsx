import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { Outlet, useLocation } from 'react-router';
import type { Column } from '#app/components/data-table/data-table.tsx';
import { ListAndDetail } from '#app/components/data-table/detail-panel.tsx';
import { loadList } from '#app/components/data-table/load-list.ts';
import { RowTitle } from '#app/components/data-table/row-title.tsx';
import { StaffList } from '#app/components/data-table/staff-list.tsx';
import { filterQuery, type Table } from '#app/components/data-table/table-view.ts';
import { Button } from '#app/components/ui/button.tsx';
import { StatusDot, type StatusTone } from '#app/components/ui/status-dot.tsx';
import { api } from '#app/lib/api/api-context.ts';
import { apiHref } from '#app/lib/api/api-href.ts';
import { orThrow } from '#app/lib/api/or-throw.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import type { ErrorHandle } from '#app/shell/admin/admin-error.tsx';
import { getViewer } from '#contract/account/session.ts';
import { type DeskBooking, type exportBookings, listDeskBookings } from '#contract/bookings/admin.ts';
import { type Calendar, listCalendars } from '#contract/calendars/admin.ts';
import { bookingsCopy, bookingsCopy as copy } from '#messages/bookings/admin.ts';
import { formatCardDate, formatTime } from '#shared/time/dates.ts';
import type { Route } from './+types/list.route.ts';
import { BOOKING_LIST_PATH } from './booking-paths.ts';
import { attendeeName, sessionDescription } from './booking-words.ts';
import { BookingsHeader } from './bookings-header.tsx';

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

const stateFilter = () => ({ name: 'state', label: copy.columns.state, options: copy.states });
const kindFilter = () => ({ name: 'kind', label: copy.columns.kind, options: copy.kinds });

const tones: Readonly<Record<DeskBooking['state'], StatusTone>> = {
  no_outcome: 'wait',
  upcoming: 'outline',
  unscheduled: 'draft',
  held: 'draft',
  completed: 'ok',
  no_show: 'bad',
  cancelled: 'off',
  expired: 'off',
};

interface Props {
  readonly table: Table;
  readonly bookings: readonly DeskBooking[];
  readonly total: number;
  readonly calendars: readonly Calendar[];
  readonly canChange: boolean;
  readonly children: ReactNode;
}

function BookingListPage({ table, bookings, total, calendars, canChange, children }: Props) {
  const { search } = useLocation();
  const csv = apiHref<typeof exportBookings>('/api/admin/bookings.csv', {
    query: filterQuery(table.view),
  });
  return (
    <ListAndDetail detail={children}>
      <BookingsHeader calendars={calendars} isAdmin={canChange}>
        {canChange && (
          <Button asChild variant="outline" size="sm">
            <a href={csv} download>
              <Download aria-hidden="true" />
              {copy.csvLink}
            </a>
          </Button>
        )}
      </BookingsHeader>
      <StaffList
        pathname={BOOKING_LIST_PATH}
        table={table}
        rows={bookings}
        total={total}
        columns={bookingColumns(search)}
        copy={{ ...copy, table: copy.title }}
        filters={[stateFilter(), kindFilter()]}
      />
    </ListAndDetail>
  );
}

const bookingColumns = (search: string, columns = copy.columns): readonly Column<DeskBooking>[] => [
  {
    header: columns.who,
    isTitle: true,
    cell: (booking, folded) => (
      <RowTitle
        opens={`${BOOKING_LIST_PATH}/${booking.id}${search}`}
        title={attendeeName(booking)}
        hint={booking.company !== null && booking.full_name}
      >
        {folded}
      </RowTitle>
    ),
  },
  { header: columns.what, fold: 'tablet', cell: sessionDescription },
  {
    header: columns.when,
    sort: 'starts_at',
    cell: ({ starts_at, state }) => (
      <span className="num">
        {starts_at === null ? noTimeText(state) : `${formatCardDate(starts_at)}, ${formatTime(starts_at)}`}
      </span>
    ),
  },
  {
    header: columns.state,
    cell: ({ state }) => <StatusDot tone={tones[state]}>{copy.states[state]}</StatusDot>,
  },
];

const noTimeText = (state: DeskBooking['state']): string => (state === 'unscheduled' ? copy.noTime : '–');
