import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Popover } from 'radix-ui';
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { Button } from '#app/components/ui/button.tsx';
import { dateCopy as copy } from '#messages/components/date-field.ts';
import {
  addDays,
  dayOf,
  formatLongDate,
  formatMonth,
  formatWeekday,
  startOfDay,
} from '#shared/time/dates.ts';

interface CalendarPopoverProps {
  readonly anchor: RefObject<HTMLElement | null>;
  readonly day: string | null;
  readonly min?: string | undefined;
  readonly onPick: (day: string) => void;
  readonly onClose: () => void;
}

/** Arrow keys move by days and weeks, Page Up and Page Down by months. */
export function CalendarPopover({ anchor, day, min = '', onPick, onClose }: CalendarPopoverProps) {
  const [shown, setShown] = useState(() => day ?? dayOf(new Date()));
  const focused = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (shown !== '') focused.current?.focus();
  }, [shown]);
  const move = (event: KeyboardEvent) => {
    const to = dayAfterKey(event.key, shown);
    if (to === null) return;
    event.preventDefault();
    setShown(to);
  };
  return (
    <Popover.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Popover.Anchor virtualRef={anchor} />
      <Popover.Portal>
        <Popover.Content
          aria-label={copy.pick}
          align="end"
          sideOffset={6}
          collisionPadding={8}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            focused.current?.focus();
          }}
          onKeyDown={move}
          className="z-60 w-80 max-w-[calc(100vw-16px)] animate-rise-in rounded-card bg-lift p-3 text-ink shadow-2 ring-1 ring-line"
        >
          <div className="flex items-center justify-between">
            <Button
              variant="quiet"
              size="icon"
              aria-label={copy.before}
              onClick={() => setShown(monthAway(shown, -1))}
            >
              <ChevronLeft aria-hidden="true" />
            </Button>
            <b aria-live="polite" className="font-semibold text-ui">
              {formatMonth(startOfDay(shown))}
            </b>
            <Button
              variant="quiet"
              size="icon"
              aria-label={copy.after}
              onClick={() => setShown(monthAway(shown, 1))}
            >
              <ChevronRight aria-hidden="true" />
            </Button>
          </div>
          <div className="grid grid-cols-7 text-center text-small">
            {daysOf(shown)
              .slice(0, 7)
              .map((one) => (
                <span key={one} aria-hidden="true" className="py-1.5 text-ink-3">
                  {formatWeekday(startOfDay(one)).slice(0, 3)}
                </span>
              ))}
            {daysOf(shown).map((one) => (
              <button
                key={one}
                ref={one === shown ? focused : undefined}
                type="button"
                tabIndex={one === shown ? 0 : -1}
                disabled={one < min}
                aria-label={formatLongDate(startOfDay(one))}
                aria-pressed={one === day}
                data-other={one.slice(0, 7) === shown.slice(0, 7) ? undefined : ''}
                onClick={() => onPick(one)}
                className="num min-h-tap rounded-small hover:bg-soft disabled:opacity-40 aria-pressed:bg-action aria-pressed:font-semibold aria-pressed:text-on-action data-other:text-ink-3"
              >
                {Number(one.slice(8))}
              </button>
            ))}
          </div>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

function dayAfterKey(key: string, day: string): string | null {
  if (key === 'PageUp') return monthAway(day, -1);
  if (key === 'PageDown') return monthAway(day, 1);
  const step = steps[key];
  return step === undefined ? null : addDays(day, step);
}

function monthAway(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10);
}

function daysOf(day: string): readonly string[] {
  const first = `${day.slice(0, 7)}-01`;
  const weekday = (new Date(`${first}T00:00:00Z`).getUTCDay() + 6) % 7;
  const weeks = Math.ceil(
    (weekday + new Date(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)), 0)).getUTCDate()) / 7,
  );
  return Array.from({ length: weeks * 7 }, (_, at) => addDays(first, at - weekday));
}
