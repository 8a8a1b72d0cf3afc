import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import type { Column } from '#app/components/data-table/data-table.tsx';
import { ListAndDetail } from '#app/components/data-table/detail-panel.tsx';
import { RowTitle } from '#app/components/data-table/row-title.tsx';
import { StaffList } from '#app/components/data-table/staff-list.tsx';
import { filterQuery, type Table } from '#app/components/data-table/table-view.ts';
import { Button } from '#app/components/ui/button.tsx';
import { StatusDot, type StatusTone } from '#app/components/ui/status-dot.tsx';
import { apiHref } from '#app/lib/api/api-href.ts';
import type { DeskBooking, exportBookings } from '#contract/bookings/admin.ts';
import type { Calendar } from '#contract/calendars/admin.ts';
import { bookingsCopy as copy } from '#messages/bookings/admin.ts';
import { formatCardDate, formatTime } from '#shared/time/dates.ts';
import { BOOKING_LIST_PATH } from './booking-paths.ts';
import { attendeeName, sessionDescription } from './booking-words.ts';
import { BookingsHeader } from './bookings-header.tsx';

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

export function BookingListPage({ table, bookings, total, calendars, canChange, children }: Props) {
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
