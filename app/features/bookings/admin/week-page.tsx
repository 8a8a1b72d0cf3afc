import { CalendarOff, ChevronLeft, ChevronRight, Clock } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { ListAndDetail } from '#app/components/data-table/detail-panel.tsx';
import { lazyDialog } from '#app/components/dialogs/lazy-dialog.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { cn } from '#app/lib/cn.ts';
import type { BookingDays } from '#contract/bookings/admin.ts';
import type { Calendar } from '#contract/calendars/admin.ts';
import { blockCopy, bookingsCopy as copy } from '#messages/bookings/admin.ts';
import { availabilityCopy } from '#messages/bookings/admin-availability.ts';
import { DESK_DAY } from '#shared/bookings/booking-states.ts';
import { formatCardDate, formatDayMonth, startOfDay } from '#shared/time/dates.ts';
import type { Block } from './block-input.ts';
import { bookingStyles, hatchedPattern } from './booking-look.ts';
import { BOOKINGS_PATH, weekHref } from './booking-paths.ts';
import { BookingsHeader } from './bookings-header.tsx';
import { DayAgenda } from './day-agenda.tsx';
import { NoOutcomeBar } from './no-outcome-bar.tsx';
import { RemindBar } from './remind-bar.tsx';
import { daysOfWeek, shiftWeek } from './week.rules.ts';
import { WeekGrid } from './week-grid.tsx';

const BlockDialog = lazyDialog(async () => (await import('./block-dialog.tsx')).BlockDialog);

interface Props {
  readonly first: string;
  readonly day: string;
  readonly data: BookingDays;
  readonly calendars: readonly Calendar[];
  readonly now: string;
  readonly openId: string | null;
  /** Moderators only read (DECISIONS 35). */
  readonly canChange: boolean;
  readonly children: ReactNode;
}

export function WeekPage({ first, day, data, calendars, now, openId, canChange, children }: Props) {
  const [blocking, setBlocking] = useState<Block | null>(null);
  const shown = { days: daysOfWeek(first), data, now: new Date(now) };
  const someHours = {
    day,
    from: `${String(DESK_DAY.from + 1).padStart(2, '0')}:00`,
    until: `${DESK_DAY.from + 4}:00`,
  };
  return (
    <ListAndDetail detail={children} isWide>
      <BookingsHeader calendars={calendars} isAdmin={canChange}>
        {canChange && (
          <Button asChild variant="outline" size="sm" className="max-sm:px-3">
            <Link to="/admin/availability">
              <Clock aria-hidden="true" />
              {availabilityCopy.title}
            </Link>
          </Button>
        )}
        {canChange && (
          <Button variant="outline" size="sm" className="max-sm:px-3" onClick={() => setBlocking(someHours)}>
            <CalendarOff aria-hidden="true" />
            {blockCopy.block}
          </Button>
        )}
      </BookingsHeader>
      <NoOutcomeBar waiting={data.no_outcome} canChange={canChange} />
      <RemindBar waiting={data.to_remind} />
      <WeekBar first={first} />
      <div className="hidden lg:block">
        <WeekGrid {...shown} openId={openId} />
        <Legend />
      </div>
      <div className="lg:hidden">
        <DayAgenda {...shown} day={day} onBlock={canChange ? setBlocking : null} />
      </div>
      {blocking !== null && <BlockDialog block={blocking} onClose={() => setBlocking(null)} />}
    </ListAndDetail>
  );
}

function WeekBar({ first }: { readonly first: string }) {
  const last = daysOfWeek(first)[6] ?? first;
  const isOneMonth = last.slice(0, 7) === first.slice(0, 7);
  return (
    <div className="mb-4 flex flex-wrap items-center gap-2">
      {[
        { label: copy.previous, weeks: -1, Icon: ChevronLeft },
        { label: copy.next, weeks: 1, Icon: ChevronRight },
      ].map(({ label, weeks, Icon }) => (
        <Button key={label} asChild variant="outline" size="icon">
          <Link to={weekHref({ first: shiftWeek(first, weeks) })} aria-label={label} preventScrollReset>
            <Icon aria-hidden="true" />
          </Link>
        </Button>
      ))}
      <p className="num px-1 font-heading text-body" aria-live="polite">
        {`${isOneMonth ? Number(first.slice(8)) : formatDayMonth(startOfDay(first))}–${formatCardDate(startOfDay(last))}`}
      </p>
      <Button asChild variant="quiet" size="sm" className="max-sm:px-2">
        <Link to={BOOKINGS_PATH} preventScrollReset>
          {copy.today}
        </Link>
      </Button>
    </div>
  );
}

const marks = {
  paid: bookingStyles.paid,
  free: bookingStyles.free,
  held: bookingStyles.held,
  late: bookingStyles.late,
  busy: hatchedPattern,
} as const;

function Legend() {
  return (
    <ul className="mt-3 flex flex-wrap gap-x-4.5 gap-y-1.5 text-ink-2 text-small">
      {(['paid', 'free', 'held', 'late', 'busy'] as const).map((mark) => (
        <li key={mark} className="inline-flex items-center gap-2">
          <i className={cn('size-3.5 rounded-tag border', marks[mark])} />
          {copy.legend[mark]}
        </li>
      ))}
    </ul>
  );
}
