import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { PostButton } from '#app/components/form/post-button.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { cn } from '#app/lib/cn.ts';
import { toast } from '#app/lib/toast.ts';
import { blockCopy, bookingsCopy as copy } from '#messages/bookings/admin.ts';
import { dayOf, formatLongDate, formatTime, formatWeekday, startOfDay } from '#shared/time/dates.ts';
import type { Block } from './booking-inputs.ts';
import { bookingStyle, bookingStyles, hatchedPattern } from './booking-look.ts';
import { BOOKINGS_PATH, bookingHref, weekHref } from './booking-paths.ts';
import { attendeeName, hoursText, lengthOf, sessionDescription } from './booking-words.ts';
import { type AgendaRow, agendaOf, entriesOf } from './week.rules.ts';
import type { WeekProps } from './week-grid.tsx';

interface AgendaProps extends Omit<WeekProps, 'openId'> {
  readonly day: string;
  /** Null for staff who may only read. */
  readonly onBlock: ((block: Block) => void) | null;
}

/** Shows free time explicitly, because that is what an owner looks for. */
export function DayAgenda({ days, day, data, now, onBlock }: AgendaProps) {
  const [first = ''] = days;
  const off = data.days_off.find((one) => one.day === day);
  const rows = agendaOf(day, data, now);
  return (
    <>
      <nav aria-label={copy.days} className="grid grid-cols-7 gap-0.5">
        {days.map((one) => (
          <DayLink
            key={one}
            day={one}
            isShown={one === day}
            count={countOf(one, data)}
            href={weekHref({ first, day: one })}
          />
        ))}
      </nav>
      <h2 className="sr-only">{formatLongDate(startOfDay(day))}</h2>
      {off !== undefined && <p className="mt-4 text-ink-2 text-ui">{copy.off(off.name)}</p>}
      {rows.length === 0 && off === undefined && (
        <p className="mt-4 text-ink-2 text-ui">{copy.nothingToday}</p>
      )}
      <ol className="mt-3 grid gap-3">
        {rows.map((row) => (
          <li
            key={`${row.type}${row.from}${row.until}`}
            className="grid grid-cols-[3.25rem_minmax(0,1fr)] gap-3"
          >
            <time className="num pt-3 font-semibold text-ui" dateTime={new Date(row.from).toISOString()}>
              {formatTime(new Date(row.from))}
            </time>
            <AgendaEntry row={row} first={first} day={day} onBlock={onBlock} />
          </li>
        ))}
      </ol>
    </>
  );
}

const countOf = (day: string, data: WeekProps['data']) =>
  entriesOf(day, data).filter(({ type }) => type === 'booking').length;

interface DayLinkProps {
  readonly day: string;
  readonly isShown: boolean;
  readonly count: number;
  readonly href: string;
}

function DayLink({ day, isShown, count, href }: DayLinkProps) {
  const start = startOfDay(day);
  return (
    <Link
      to={href}
      preventScrollReset
      aria-current={isShown ? 'date' : undefined}
      aria-label={`${formatLongDate(start)}, ${copy.count(String(count))}`}
      className="group grid min-h-16 content-center justify-items-center gap-0.5 rounded-control text-ink-3 text-tag aria-[current=date]:bg-night aria-[current=date]:text-on-night-2"
    >
      {formatWeekday(start).slice(0, 3)}
      <b className="num font-semibold text-body text-ink leading-tight group-aria-[current=date]:text-on-night">
        {Number(day.slice(8))}
      </b>
      <i
        className="h-1.25 rounded-full bg-chart group-aria-[current=date]:bg-night-dawn"
        style={{ width: Math.min(count, 4) * 6 }}
      />
    </Link>
  );
}

interface EntryProps {
  readonly row: AgendaRow;
  readonly first: string;
  readonly day: string;
  readonly onBlock: AgendaProps['onBlock'];
}

const cardClasses = 'grid items-center rounded-control border py-3 pr-2 pl-3.5';

function AgendaEntry({ row, first, day, onBlock }: EntryProps) {
  const [from, until] = [new Date(row.from), new Date(row.until)];
  if (row.type === 'free')
    return (
      <p className="flex min-h-tap items-center gap-2 text-ink-3 text-small after:flex-1 after:border-line-strong after:border-t after:border-dashed">
        {copy.free(lengthOf(row.from, row.until))}
        {onBlock !== null && (
          <Button
            variant="link"
            size="inline"
            aria-label={blockCopy.blockGap(formatTime(from), formatTime(until))}
            onClick={() => onBlock({ day: dayOf(from), from: clockOf(from), until: clockOf(until) })}
          >
            {blockCopy.short}
          </Button>
        )}
      </p>
    );
  if (row.type !== 'booking')
    return (
      <div className={cn(cardClasses, hatchedPattern)}>
        <b className="font-heading">{row.type === 'busy' ? copy.busy : copy.blocked}</b>
        <span className="text-ink-2 text-small">
          {`${hoursText(from, until)} · ${row.type === 'busy' ? row.calendar : row.note}`.replace(/ · $/, '')}
        </span>
        {row.type === 'blocked' && onBlock !== null && <ReopenDay id={row.id} />}
      </div>
    );
  const { booking } = row;
  const isHeld = booking.state === 'held';
  return (
    <Link
      to={bookingHref(booking.id, { first, day })}
      className={cn(cardClasses, bookingStyles[bookingStyle(booking)], 'grid-cols-[minmax(0,1fr)_2.5rem]')}
    >
      <span className="grid">
        <b className="wrap-anywhere font-heading leading-snug">
          {isHeld ? copy.reserved : attendeeName(booking)}
        </b>
        <span className="text-ink-2 text-small">{`${sessionDescription(booking)}, ${lengthOf(row.from, row.until)}`}</span>
        {booking.state !== 'upcoming' && (
          <span className="text-ink-2 text-small tabular-nums">
            {isHeld && booking.hold_expires_at !== null
              ? copy.until(formatTime(booking.hold_expires_at))
              : copy.states[booking.state]}
          </span>
        )}
      </span>
      <ChevronRight aria-hidden="true" className="size-5 justify-self-center text-ink-3" />
    </Link>
  );
}

/** `09:00`, as `<input type="time">` writes it in both languages. */
const clockOf = (moment: Date): string => formatTime(moment).replace('.', ':');

export function ReopenDay({ id }: { readonly id: string }) {
  return (
    <PostButton
      id={`unblock-${id}`}
      action={BOOKINGS_PATH}
      fields={{ intent: 'unblock', id }}
      variant="link"
      size="inline"
      className="justify-self-start"
      onSuccess={() => toast.success(blockCopy.opened)}
    >
      {blockCopy.open}
    </PostButton>
  );
}
