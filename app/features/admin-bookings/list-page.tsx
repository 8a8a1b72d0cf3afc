import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { type Column, DataTable } from '#app/components/data-table/data-table.tsx';
import { ListAndDetail } from '#app/components/data-table/detail-panel.tsx';
import { ListFrame } from '#app/components/data-table/list-frame.tsx';
import { viewsOf } from '#app/components/data-table/list-views.tsx';
import { RowTitle } from '#app/components/data-table/row-title.tsx';
import {
  countOf,
  type TableOptions,
  type TableView,
  tableHref,
} from '#app/components/data-table/table-view.ts';
import { Button } from '#app/components/ui/button.tsx';
import { StatusDot, type StatusTone } from '#app/components/ui/status-dot.tsx';
import { apiHref } from '#app/lib/api/api-href.ts';
import type { DeskBooking, exportBookings } from '#contract/admin/bookings/bookings.ts';
import type { Calendar } from '#contract/admin/bookings/calendars.ts';
import { bookingsCopy as copy } from '#messages/admin-bookings.ts';
import { bookingStates } from '#shared/bookings/booking-states.ts';
import { bookingKinds } from '#shared/bookings/bookings.ts';
import { formatCardDate, formatTime } from '#shared/time/dates.ts';
import { BOOKING_LIST_PATH } from './booking-paths.ts';
import { whatOf, whoOf } from './booking-words.ts';
import { BookingsHeader } from './bookings-header.tsx';

export const bookingTableOptions: TableOptions = {
  sorts: ['starts_at'],
  defaultSort: '-starts_at',
  filters: { state: bookingStates, kind: bookingKinds },
};

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
  readonly view: TableView;
  readonly bookings: readonly DeskBooking[];
  readonly total: number;
  readonly calendars: readonly Calendar[];
  readonly canChange: boolean;
  /** The booking that is open. */
  readonly children: ReactNode;
}

/** The list; beside it, or in its place, the booking that is open. */
export function BookingListPage({ view, bookings, total, calendars, canChange, children }: Props) {
  const { search } = useLocation();
  const location = { pathname: BOOKING_LIST_PATH, shape: bookingTableOptions, view };
  const csv = apiHref<typeof exportBookings>('/api/admin/bookings.csv', {
    query: { search: view.search, ...view.filters },
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
      <ListFrame
        label={copy.list}
        location={location}
        views={viewsOf(stateFilter())}
        searchLabel={copy.search}
        filters={[stateFilter(), kindFilter()]}
        count={copy.count(countOf(total))}
        total={total}
        none={copy.none}
        noMatch={copy.noMatch}
      >
        {bookings.length === 0 ? null : (
          <DataTable
            label={copy.title}
            rows={bookings}
            columns={bookingColumns(search)}
            keyOf={({ id }) => id}
            sort={view.sort}
            sortHref={(sort) => tableHref(location, { sort })}
          />
        )}
      </ListFrame>
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
        title={whoOf(booking)}
        hint={booking.company !== null && booking.full_name}
      >
        {folded}
      </RowTitle>
    ),
  },
  { header: columns.what, fold: 'tablet', cell: whatOf },
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

/** Consultations of earlier years took place without a time of ours. */
const noTimeText = (state: DeskBooking['state']): string => (state === 'unscheduled' ? copy.noTime : '–');
