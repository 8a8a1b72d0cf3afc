import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { useHydrated } from '#app/hooks/use-hydrated.ts';
import { cn } from '#app/lib/cn.ts';
import { slotCopy as copy } from '#messages/bookings/book.ts';
import { addDays, formatDayMonth, formatWeekdayDate, startOfDay } from '#shared/time/dates.ts';
import { countFree, daysFrom, nextDay, WINDOW_DAYS } from './calendar-weeks.ts';
import type { Choice } from './fetch-slots.ts';

interface Props {
  readonly choice: Choice;
  readonly titleId: string;
}

/**
 * Four weeks with the number of free times a day. Follows the ARIA grid pattern: one day is in the tab order, arrows,
 * Home and End move among the available days, Page Up and Page Down change weeks. Without scripts each day is a link.
 */
export function SlotCalendar({ choice, titleId }: Props) {
  const hrefOf = useSlotHref();
  const { slots, first, today, day, session } = choice;
  const free = countFree(slots);
  const most = Math.max(...free.values());
  const [earlier, later] = [addDays(first, -WINDOW_DAYS), addDays(first, WINDOW_DAYS)];
  const hasEarlier = addDays(first, -1) >= today;
  const hasLater = later <= session.last_day;
  const { grid, onKeyDown } = useGridKeys({
    free: new Set(free.keys()),
    first,
    pages: { PageUp: hasEarlier ? earlier : null, PageDown: hasLater ? later : null },
  });
  return (
    <div>
      <div className="flex items-center justify-between gap-3">
        <h2 id={titleId} className="num text-[1.1875rem] tracking-[-0.018em]" aria-live="polite">
          {formatDayMonth(startOfDay(first))} – {formatDayMonth(startOfDay(addDays(first, WINDOW_DAYS - 1)))}
        </h2>
        <span className="flex">
          <WeeksLink label={copy.earlier} to={hasEarlier ? earlier : null} icon={ChevronLeft} />
          <WeeksLink label={copy.later} to={hasLater ? later : null} icon={ChevronRight} />
        </span>
      </div>
      <table
        ref={grid}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the grid pattern of the ARIA practices
        role="grid"
        aria-labelledby={titleId}
        onKeyDown={onKeyDown}
        className="mt-2 w-full table-fixed border-separate border-spacing-0.5"
      >
        <thead>
          <tr>
            {copy.weekdays.map((name) => (
              <th key={name} scope="col" className="py-1.5 font-medium text-ink-3 text-small">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[0, 7, 14, 21].map((start) => (
            <tr key={start}>
              {daysFrom(first)
                .slice(start, start + 7)
                .map((date) => (
                  <Day
                    key={date}
                    date={date}
                    free={free.get(date) ?? 0}
                    most={most}
                    isChosen={date === day}
                    isToday={date === today}
                  />
                ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-3 text-ink-3 text-small">{free.size === 0 ? copy.none : copy.legend}</p>
      {free.size === 0 && hasLater && (
        <Link
          to={hrefOf('from', later)}
          preventScrollReset
          className="inline-flex min-h-tap items-center font-semibold text-link text-ui underline underline-offset-4"
        >
          {copy.noneAction}
        </Link>
      )}
    </div>
  );
}

interface WeeksLinkProps {
  readonly label: string;
  readonly to: string | null;
  readonly icon: typeof ChevronLeft;
}

function WeeksLink({ label, to, icon: Icon }: WeeksLinkProps) {
  const hrefOf = useSlotHref();
  if (to === null)
    return (
      <span className="grid size-tap place-items-center text-ink-3 opacity-40">
        <Icon aria-hidden className="size-5" />
      </span>
    );
  return (
    <Link
      to={hrefOf('from', to)}
      preventScrollReset
      aria-label={label}
      className="grid size-tap place-items-center rounded-control hover:bg-soft"
    >
      <Icon aria-hidden className="size-5" />
    </Link>
  );
}

interface DayProps {
  readonly date: string;
  readonly free: number;
  readonly most: number;
  readonly isChosen: boolean;
  readonly isToday: boolean;
}

function Day({ date, free, most, isChosen, isToday }: DayProps) {
  const isHydrated = useHydrated();
  const hrefOf = useSlotHref();
  const name = formatWeekdayDate(startOfDay(date));
  const isFirst = date.endsWith('-01');
  const [, month] = formatDayMonth(startOfDay(date)).split(' ');
  const number = (
    <span className="grid justify-items-center leading-tight">
      {isFirst && <small className="text-[0.6875rem] leading-none">{month}</small>}
      {Number(date.slice(8))}
    </span>
  );
  const face = cn(
    'num relative grid aspect-square max-h-16 min-h-tap w-full place-items-center rounded-control',
    isToday && 'underline decoration-2 decoration-dawn-deep underline-offset-[5px]',
  );
  if (free === 0) {
    return (
      <td className="p-0">
        <span className={cn(face, 'text-ink-3')}>
          <span aria-hidden>{number}</span>
          <span className="sr-only">{copy.noneOn(name)}</span>
        </span>
      </td>
    );
  }
  return (
    <td className="p-0">
      <Link
        to={hrefOf('day', date)}
        preventScrollReset
        data-day={date}
        aria-current={isChosen ? 'true' : undefined}
        tabIndex={!isHydrated || isChosen ? 0 : -1}
        aria-label={copy.dayLabel(name, free)}
        className={cn(
          face,
          'font-heading',
          isChosen
            ? 'bg-ink text-paper'
            : 'bg-soft text-ink hover:shadow-[inset_0_0_0_2px_var(--line-strong)]',
        )}
      >
        {number}
        <span
          aria-hidden
          className="absolute bottom-1.5 h-[3px] rounded-full bg-current opacity-70"
          style={{ width: `${Math.ceil((free / most) * 20)}px` }}
        />
      </Link>
    </td>
  );
}

interface GridKeys {
  readonly free: ReadonlySet<string>;
  readonly first: string;
  readonly pages: Readonly<Record<'PageUp' | 'PageDown', string | null>>;
}

function useGridKeys({ free, first, pages }: GridKeys) {
  const grid = useRef<HTMLTableElement>(null);
  const isTurning = useRef(false);
  const navigate = useNavigate();
  const hrefOf = useSlotHref();
  // After the keyboard changed weeks, the selected day takes the focus.
  useEffect(() => {
    if (isTurning.current && first !== '')
      grid.current?.querySelector<HTMLElement>('a[tabindex="0"]')?.focus();
    isTurning.current = false;
  }, [first]);
  const onKeyDown = (event: KeyboardEvent<HTMLTableElement>) => {
    const day = event.target instanceof HTMLElement ? event.target.dataset.day : undefined;
    if (day === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'PageUp' || event.key === 'PageDown') {
      event.preventDefault();
      const page = pages[event.key];
      if (page === null) return;
      isTurning.current = true;
      void navigate(hrefOf('from', page), { preventScrollReset: true });
      return;
    }
    const next = nextDay(day, event.key, free);
    if (next === null) return;
    event.preventDefault();
    grid.current?.querySelector<HTMLElement>(`[data-day="${next}"]`)?.focus();
  };
  return { grid, onKeyDown };
}

const SLOT_PARAMS = ['from', 'day', 'at'] as const;

export function useSlotHref() {
  const [search] = useSearchParams();
  return (name: (typeof SLOT_PARAMS)[number], value: string): string => {
    const next = new URLSearchParams(search);
    for (const other of SLOT_PARAMS) next.delete(other);
    next.set(name, value);
    return `?${next}`;
  };
}
