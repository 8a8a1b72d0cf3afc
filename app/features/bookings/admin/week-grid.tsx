import { Link } from 'react-router';
import { cn } from '#app/lib/cn.ts';
import type { BookingDays, DeskBooking } from '#contract/bookings/admin.ts';
import { bookingsCopy as copy } from '#messages/bookings/admin.ts';
import { dayOf, formatTime, formatWeekday, startOfDay } from '#shared/time/dates.ts';
import { bookingStyle, bookingStyles, hatchedPattern } from './booking-look.ts';
import { bookingHref } from './booking-paths.ts';
import { attendeeName, sessionDescription } from './booking-words.ts';
import { type Entry, entriesOf, type Hours, hoursOf, positionOf } from './week.rules.ts';

export interface WeekProps {
  readonly days: readonly string[];
  readonly data: BookingDays;
  readonly openId: string | null;
  readonly now: Date;
}

const HOUR_PX = 64;

export function WeekGrid({ days, data, openId, now }: WeekProps) {
  const hours = hoursOf(days, data);
  const count = hours.until - hours.from;
  const [first = ''] = days;
  const marks = Array.from(
    { length: count },
    (_, n) => startOfDay(first).getTime() + (hours.from + n) * 3_600_000,
  );
  return (
    <div className="overflow-hidden rounded-card border border-line bg-surface text-small">
      <div className="grid grid-cols-[3rem_repeat(7,minmax(0,1fr))]">
        <div className="border-line-strong border-b" />
        {days.map((day) => (
          <DayHead key={day} day={day} isToday={day === dayOf(now)} />
        ))}
        <div aria-hidden="true" className="relative" style={{ height: count * HOUR_PX }}>
          {marks.map((mark, n) => (
            <span
              key={mark}
              className="num absolute right-2 text-ink-3 text-tag"
              style={{ top: n * HOUR_PX + (n === 0 ? 4 : -6) }}
            >
              {formatTime(new Date(mark))}
            </span>
          ))}
        </div>
        {days.map((day) => (
          <DayColumn
            key={day}
            day={day}
            hours={hours}
            data={data}
            openId={openId}
            now={now}
            first={first}
            height={count * HOUR_PX}
          />
        ))}
      </div>
    </div>
  );
}

function DayHead({ day, isToday }: { readonly day: string; readonly isToday: boolean }) {
  return (
    <div
      className={cn(
        'border-line border-b border-b-line-strong border-l px-2 py-2.5 text-ink-3 leading-tight',
        isToday && 'shadow-[inset_0_3px_0_var(--dawn-deep)]',
      )}
    >
      <span aria-hidden="true">{formatWeekday(startOfDay(day)).slice(0, 3)}</span>
      <span className="sr-only">{formatWeekday(startOfDay(day))}</span>
      <span className="num block font-semibold text-ink text-t3">{Number(day.slice(8))}</span>
    </div>
  );
}

interface ColumnProps extends Omit<WeekProps, 'days'> {
  readonly day: string;
  readonly first: string;
  readonly hours: Hours;
  readonly height: number;
}

function DayColumn({ day, first, hours, height, data, openId, now }: ColumnProps) {
  const off = data.days_off.find((one) => one.day === day);
  const isToday = day === dayOf(now);
  const { top } = positionOf({ from: now.getTime(), until: now.getTime() }, day, hours);
  return (
    <ul
      aria-label={formatWeekday(startOfDay(day))}
      className={cn(
        'relative border-line border-l',
        isToday && 'bg-paper dark:bg-lift/60',
        off === undefined
          ? 'bg-[repeating-linear-gradient(var(--line)_0_1px,transparent_1px_64px)]'
          : 'bg-[repeating-linear-gradient(-45deg,var(--line)_0_1px,transparent_1px_8px)]',
      )}
      style={{ height }}
    >
      {off !== undefined && (
        <li className="m-1 rounded-tag bg-surface px-1.5 py-1 text-ink-2 text-tag leading-snug">
          {copy.off(off.name)}
        </li>
      )}
      {entriesOf(day, data).map((entry) => (
        <WeekEntry
          key={`${entry.type}${entry.from}${entry.until}`}
          entry={entry}
          day={day}
          first={first}
          hours={hours}
          openId={openId}
        />
      ))}
      {isToday && top > 0 && top < 100 && (
        <li
          aria-hidden="true"
          className="pointer-events-none absolute inset-x-0 z-2 h-0.5 bg-dawn-deep before:absolute before:-top-1 before:-left-1 before:size-2.5 before:rounded-full before:bg-dawn-deep"
          style={{ top: `${top}%` }}
        />
      )}
    </ul>
  );
}

const entryClasses =
  'absolute inset-x-0.75 flex flex-col overflow-hidden rounded-small border px-2 py-1 leading-tight';

interface EntryProps {
  readonly entry: Entry;
  readonly day: string;
  readonly first: string;
  readonly hours: Hours;
  readonly openId: string | null;
}

function WeekEntry({ entry, day, first, hours, openId }: EntryProps) {
  const { top, height } = positionOf(entry, day, hours);
  const style = { top: `calc(${top}% + 1px)`, height: `calc(${height}% - 3px)` };
  const time = <span className="sr-only">{`${formatTime(new Date(entry.from))} `}</span>;
  // An entry under 45 minutes has room for one line.
  const secondLine = entry.until - entry.from < 2_700_000 ? 'sr-only' : 'truncate text-ink-2';
  if (entry.type !== 'booking')
    return (
      <li className={cn(entryClasses, hatchedPattern)} style={style}>
        {time}
        <b className="font-heading">{entry.type === 'busy' ? copy.busy : copy.blocked}</b>
        <span className={secondLine}>{entry.type === 'busy' ? entry.calendar : entry.note}</span>
      </li>
    );
  const { booking } = entry;
  const isOpen = booking.id === openId;
  const isShort = entry.until - entry.from < 3_600_000;
  return (
    <li>
      <Link
        to={bookingHref(booking.id, { first, day })}
        preventScrollReset
        aria-current={isOpen || undefined}
        className={cn(
          entryClasses,
          bookingStyles[bookingStyle(booking)],
          'focus-visible:-outline-offset-2 hover:z-1 hover:shadow-2',
          isOpen && 'z-1 shadow-[inset_0_0_0_2px_var(--action),var(--shade-2)]',
        )}
        style={style}
      >
        {time}
        <b className={cn('font-heading', isShort ? 'truncate' : 'line-clamp-2')}>
          {booking.state === 'held' ? copy.states.held : shortName(booking)}
        </b>
        <span className={secondLine}>{noteOf(entry)}</span>
      </Link>
    </li>
  );
}

const shortName = (booking: DeskBooking): string => attendeeName(booking).replace(/,.*/s, '');

function noteOf({ booking }: Extract<Entry, { readonly type: 'booking' }>): string {
  if (booking.state === 'held' && booking.hold_expires_at !== null)
    return copy.until(formatTime(booking.hold_expires_at));
  return booking.state === 'no_outcome' || booking.state === 'no_show'
    ? copy.states[booking.state]
    : sessionDescription(booking);
}
