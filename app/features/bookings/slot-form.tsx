import { CircleAlert } from 'lucide-react';
import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { ActionForm } from '#app/components/form/action-form.tsx';
import { useActionForm } from '#app/components/form/use-action-form.ts';
import { Button } from '#app/components/ui/button.tsx';
import { cn } from '#app/lib/cn.ts';
import type { OfferedSlot } from '#contract/bookings/slots.ts';
import { slotCopy as copy } from '#messages/bookings/book.ts';
import { dayOf, formatTime, formatWeekday, formatWeekdayDate, startOfDay } from '#shared/time/dates.ts';
import type { Choice } from './fetch-slots.ts';
import { type Clock, useClock, useReaderZone } from './sessions/reader-zone.ts';
import { SessionTime } from './sessions/session-time.tsx';
import { ZoneSwitch } from './sessions/zone-switch.tsx';
import { SlotCalendar, useSlotHref } from './slot-calendar.tsx';

export const SLOT_FORM = 'slot';

interface Props {
  readonly choice: Choice;
  readonly fields?: Readonly<Record<string, string>>;
  readonly submit: string;
  readonly busy: string;
  readonly isInPortal?: boolean;
}

/** The times are radio buttons of a plain form, which works without scripts. */
export function SlotForm({ choice, fields = {}, submit, busy, isInPortal = false }: Props) {
  const { pathname, search } = useLocation();
  const zone = useReaderZone();
  const form = useActionForm({
    id: SLOT_FORM,
    action: pathname + search,
    toastFor: ({ code }) => (code === 'SLOT_TAKEN' ? null : undefined),
  });
  const { day, at, slots } = choice;
  const ofDay = slots.filter((slot) => dayOf(slot.starts_at) === day);
  const [picked, setPicked] = useState({ at, starts_at: at });
  const wanted = picked.at === at ? picked.starts_at : at;
  const chosen = ofDay.find(({ starts_at, is_free }) => is_free && starts_at === wanted);
  return (
    <ActionForm form={form} label={copy.title}>
      {form.code === 'SLOT_TAKEN' && (
        <SlotTakenNotice starts_at={form.submittedValues.starts_at} nearest={form.details} />
      )}
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {zone !== null && <input type="hidden" name="time_zone" value={zone} />}
      <div className="grid gap-7 md:grid-cols-[minmax(0,1fr)_240px] md:gap-8">
        <SlotCalendar choice={choice} titleId="slot-dates" />
        {day !== null && (
          <Times
            key={day}
            day={day}
            slots={ofDay}
            chosen={chosen}
            onPick={(starts_at) => setPicked({ at, starts_at })}
          />
        )}
      </div>
      <div
        data-foot
        data-only-foot={isInPortal || undefined}
        className={cn(
          // The bar is sticky only once a time is chosen, so that it never covers the times.
          chosen !== undefined && 'sticky bottom-0',
          'z-[21] mt-5 grid gap-2.5 border-line border-t bg-paper pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] lg:static lg:mx-0 lg:mt-7 lg:grid-cols-[1fr_auto] lg:items-center lg:px-0 lg:pt-5',
          !isInPortal && '-mx-gutter px-gutter',
        )}
      >
        <p className="font-semibold text-ui" aria-live="polite">
          {chosen === undefined ? (
            <span className="text-ink-2">{copy.choose}</span>
          ) : (
            <SessionTime session={chosen} />
          )}
        </p>
        <Button
          type="submit"
          size="lg"
          variant={chosen === undefined ? 'outline' : 'primary'}
          className="lg:min-w-60"
          disabled={day === null}
          busyText={form.isBusy ? busy : undefined}
        >
          {submit}
        </Button>
      </div>
    </ActionForm>
  );
}

interface TimesProps {
  readonly day: string;
  readonly slots: readonly OfferedSlot[];
  readonly chosen: OfferedSlot | undefined;
  readonly onPick: (starts_at: string) => void;
}

/** `['Rabu', 'morning']` in the reader's zone, where a day in Jakarta may begin the evening before. */
function partOf({ starts_at }: OfferedSlot, clock: Clock) {
  const moment = clock.shift(starts_at);
  const hour = formatTime(moment).slice(0, 2);
  const part = hour < '12' ? 'morning' : hour < '18' ? 'afternoon' : 'evening';
  return { day: dayOf(moment), part } as const;
}

function Times({ day, slots, chosen, onPick }: TimesProps) {
  const clock = useClock();
  const keyOf = (slot: OfferedSlot) => Object.values(partOf(slot, clock)).join();
  const keys = [...new Set(slots.map(keyOf))];
  return (
    <fieldset className="grid content-start gap-5">
      <legend className="float-left font-heading text-[1.0625rem] tracking-[-0.01em] md:leading-[2.75rem]">
        {formatWeekdayDate(startOfDay(day))}
      </legend>
      <ZoneSwitch className="-mt-5 md:-mt-4" />
      {keys.map((key) => {
        const some = slots.filter((slot) => keyOf(slot) === key);
        const [first] = some;
        if (first === undefined) return null;
        const { day: there, part } = partOf(first, clock);
        return (
          <div key={key}>
            <h3 className="font-semibold text-ink-3 text-small">
              {there !== day && `${formatWeekday(startOfDay(there))}, `}
              {copy.parts[part]}
            </h3>
            <div className="mt-2 grid grid-cols-3 gap-2 md:grid-cols-2">
              {some.map((slot) => (
                <Time key={slot.starts_at} slot={slot} isChosen={slot === chosen} onPick={onPick} />
              ))}
            </div>
          </div>
        );
      })}
    </fieldset>
  );
}

interface TimeProps extends Pick<TimesProps, 'onPick'> {
  readonly slot: OfferedSlot;
  readonly isChosen: boolean;
}

function Time({ slot, isChosen, onPick }: TimeProps) {
  const { starts_at, is_free } = slot;
  const clock = useClock();
  return (
    <label className="figures num relative grid min-h-12 scroll-mb-44 cursor-pointer place-items-center rounded-control px-1 py-1 text-center font-heading shadow-[inset_0_0_0_1px_var(--control-line)] hover:bg-soft has-checked:bg-soft has-checked:shadow-[inset_0_0_0_2px_var(--ink)] has-disabled:cursor-not-allowed has-disabled:font-normal has-disabled:text-ink-3 has-disabled:line-through has-disabled:shadow-[inset_0_0_0_1px_var(--line)] has-focus-visible:outline-2 has-focus-visible:outline-link">
      <input
        type="radio"
        name="starts_at"
        value={starts_at}
        required
        disabled={!is_free}
        checked={isChosen}
        onChange={() => onPick(starts_at)}
        className="sr-only scroll-mb-44"
      />
      <span>
        {formatTime(clock.shift(starts_at))}
        {!is_free && <span className="sr-only">, {copy.taken}</span>}
        {!clock.isWib(starts_at) && (
          <small className="block font-normal text-ink-2 text-tag">{formatTime(starts_at)} WIB</small>
        )}
      </span>
    </label>
  );
}

/** The time was taken meanwhile; offers the nearest ones. */
function SlotTakenNotice({
  starts_at,
  nearest,
}: {
  readonly starts_at: unknown;
  readonly nearest: object | null;
}) {
  const clock = useClock();
  const hrefOf = useSlotHref();
  const times =
    nearest !== null && 'nearest' in nearest && Array.isArray(nearest.nearest) ? nearest.nearest : [];
  const name = (moment: string) => `${clock.day(moment)}, ${formatTime(clock.shift(moment))}`;
  return (
    <div role="alert" tabIndex={-1} className="notice-debit mb-5 flex gap-2.5">
      <CircleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-debit" />
      <p className="text-ink">
        <b className="font-semibold">{typeof starts_at === 'string' && copy.lost(name(starts_at))}</b>{' '}
        {copy.nothingPaid}
        {times.length > 0 && ` ${copy.nearest} `}
        {times.map((time: string, place) => (
          <span key={time}>
            {place > 0 && ` ${copy.or} `}
            <Link
              to={hrefOf('at', time)}
              preventScrollReset
              className="num font-semibold text-link underline underline-offset-4"
            >
              {name(time)}
            </Link>
          </span>
        ))}
      </p>
    </div>
  );
}
