import { useField, useFormMetadata, useInputControl } from '@conform-to/react';
import { CopyCheck, Plus, Trash2, X } from 'lucide-react';
import { type ReactNode, useId, useRef, useState } from 'react';
import { DateInput } from '#app/components/inputs/date-input.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { FieldMessages, Label } from '#app/components/ui/field.tsx';
import { Select } from '#app/components/ui/select.tsx';
import { Switch } from '#app/components/ui/switch.tsx';
import type { Availability } from '#contract/bookings/admin-availability.ts';
import { availabilityCopy as copy } from '#messages/bookings/admin-availability.ts';
import { formatCardDate, formatClock, formatWeekday, isCalendarDay, startOfDay } from '#shared/time/dates.ts';
import { readDateHours, readHours } from './availability-input.ts';
import { WeekDrawing } from './week-drawing.tsx';
import {
  addSpan,
  changeStart,
  copyToAllDays,
  MINUTES_A_DAY,
  QUARTER,
  replaceDay,
  type Span,
  spansOf,
  WEEKDAYS,
} from './week-hours.rules.ts';

export function HoursField() {
  const { value, change, error } = useJsonField('hours');
  const hours = readHours(value);
  const onChange = (next: typeof hours) => change(JSON.stringify(next));
  return (
    <fieldset>
      <legend className="mb-2 font-semibold text-control">{copy.hours}</legend>
      <input type="hidden" name="hours" value={value} />
      <div className="grid items-start gap-x-8 gap-y-5 xl:grid-cols-[minmax(0,35rem)_minmax(0,1fr)]">
        <div className="border-line border-b">
          {WEEKDAYS.map((weekday) => {
            const name = copy.weekdays[weekday - 1] ?? '';
            const spans = spansOf(hours, weekday);
            return (
              <DaySpans
                key={weekday}
                name={name}
                spans={spans}
                onChange={(next) => onChange(replaceDay(hours, weekday, next))}
                action={
                  <Button
                    variant="quiet"
                    size="icon"
                    aria-label={copy.copyToAll(name)}
                    title={copy.copyToAll(name)}
                    onClick={() => onChange(copyToAllDays(spans))}
                  >
                    <CopyCheck aria-hidden="true" />
                  </Button>
                }
              />
            );
          })}
        </div>
        <WeekDrawing hours={hours} onChange={onChange} />
      </div>
      <FieldMessages hintId={undefined} hint={null} {...error} />
    </fieldset>
  );
}

export function DateHoursField({ daysOff }: { readonly daysOff: Availability['days_off'] }) {
  const { value, change, error } = useJsonField('date_hours');
  const week = readHours(String(useFormMetadata().value?.hours ?? '[]'));
  const [day, setDay] = useState('');
  const id = useId();
  const dates = readDateHours(value);
  const onChange = (next: typeof dates) =>
    change(JSON.stringify(next.toSorted((a, b) => a.day.localeCompare(b.day))));
  const add = () => {
    const spans = spansOf(week, new Date(`${day}T00:00:00Z`).getUTCDay() || 7);
    onChange([...dates, { day, hours: spans.length > 0 ? spans : (addSpan([]) ?? []) }]);
    setDay('');
  };
  return (
    <fieldset>
      <legend className="font-semibold text-control">{copy.dates}</legend>
      <p className="mt-1 mb-2 text-ink-2 text-small">{copy.datesHint}</p>
      <input type="hidden" name="date_hours" value={value} />
      <div className="max-w-[35rem]">
        {dates.map((date, place) => {
          const off = daysOff.find(
            ({ first_day, last_day }) => first_day <= date.day && date.day <= last_day,
          );
          const name = `${formatWeekday(startOfDay(date.day))}, ${formatCardDate(startOfDay(date.day))}`;
          return (
            <DaySpans
              key={date.day}
              name={name}
              note={off && copy.staysClosed(off.name)}
              spans={date.hours}
              onChange={(hours) => onChange(dates.with(place, { ...date, hours }))}
              action={
                <Button
                  variant="quiet"
                  size="icon"
                  aria-label={copy.removeDate(name)}
                  title={copy.removeDate(name)}
                  onClick={() => onChange(dates.toSpliced(place, 1))}
                >
                  <Trash2 aria-hidden="true" />
                </Button>
              }
            />
          );
        })}
        <div className="flex flex-wrap items-end gap-3 border-line border-t pt-3">
          <div className="grid gap-1.5">
            <Label htmlFor={id}>{copy.date}</Label>
            <DateInput value={day} onChange={setDay} control={{ id }} />
          </div>
          <Button
            variant="outline"
            disabled={!isCalendarDay(day) || dates.some((date) => date.day === day)}
            onClick={add}
          >
            {copy.addDate}
          </Button>
        </div>
      </div>
      <FieldMessages hintId={undefined} hint={null} {...error} />
    </fieldset>
  );
}

function useJsonField(name: string) {
  const [field] = useField<string>(name);
  const { value = '[]', change } = useInputControl(field);
  const errorId = useId();
  const [first] = Object.values(field.allErrors).flat();
  return { value, change, error: { errorId: first && errorId, error: first } };
}

interface DaySpansProps {
  readonly name: string;
  readonly note?: string | undefined;
  readonly spans: readonly Span[];
  readonly onChange: (spans: readonly Span[]) => void;
  readonly action: ReactNode;
}

function DaySpans({ name, note, spans, onChange, action }: DaySpansProps) {
  const id = useId();
  const before = useRef(spans);
  const more = addSpan(spans);
  const toggle = (isOn: boolean) => {
    if (!isOn) before.current = spans;
    const again = before.current.length > 0 ? before.current : (addSpan([]) ?? []);
    onChange(isOn ? again : []);
  };
  return (
    <fieldset className="flex flex-wrap items-start gap-x-3 border-line border-t py-1.5">
      <legend className="sr-only">{name}</legend>
      <div className="flex min-h-tap flex-1 items-center gap-1.5 sm:w-34 sm:flex-none">
        <Switch id={id} checked={spans.length > 0} onCheckedChange={toggle} className="-ml-0.5" />
        <label htmlFor={id} className="min-w-0 cursor-pointer text-ui leading-tight">
          {name}
          {note !== undefined && <span className="block text-ink-2 text-small">{note}</span>}
        </label>
      </div>
      <div className="order-last grid basis-full gap-1.5 sm:order-none sm:flex-1 sm:basis-56">
        {spans.length === 0 && (
          <p className="flex min-h-tap items-center text-ink-2 text-ui max-sm:hidden">{copy.closed}</p>
        )}
        {spans.map((span, place) => (
          <SpanTimes
            // biome-ignore lint/suspicious/noArrayIndexKey: a span is its place within the day
            key={place}
            name={name}
            span={span}
            onChange={(next) => onChange(spans.with(place, next))}
            onRemove={spans.length < 2 ? null : () => onChange(spans.toSpliced(place, 1))}
          />
        ))}
      </div>
      <div className="flex">
        <Button
          variant="quiet"
          size="icon"
          aria-label={copy.addSpan(name)}
          title={copy.addSpan(name)}
          disabled={more === null}
          onClick={() => more !== null && onChange(more)}
        >
          <Plus aria-hidden="true" />
        </Button>
        {action}
      </div>
    </fieldset>
  );
}

interface SpanTimesProps {
  readonly name: string;
  readonly span: Span;
  readonly onChange: (span: Span) => void;
  /** Null for the only span, which the day's switch closes. */
  readonly onRemove: (() => void) | null;
}

function SpanTimes({ name, span, onChange, onRemove }: SpanTimesProps) {
  const { from_minute, until_minute } = span;
  return (
    <div className="flex items-center gap-2">
      <TimeSelect
        label={`${name}, ${copy.from}`}
        value={from_minute}
        least={0}
        onChange={(minute) => onChange(changeStart(span, minute))}
      />
      <span aria-hidden="true">–</span>
      <TimeSelect
        label={`${name}, ${copy.until}`}
        value={until_minute}
        least={from_minute + QUARTER}
        onChange={(minute) => onChange({ from_minute, until_minute: minute })}
      />
      {onRemove !== null && (
        <Button
          variant="quiet"
          size="icon"
          aria-label={copy.removeSpan(formatClock(from_minute), formatClock(until_minute))}
          onClick={onRemove}
        >
          <X aria-hidden="true" />
        </Button>
      )}
    </div>
  );
}

interface TimeSelectProps {
  readonly label: string;
  readonly value: number;
  readonly least: number;
  readonly onChange: (minute: number) => void;
}

function TimeSelect({ label, value, least, onChange }: TimeSelectProps) {
  const last = least === 0 ? MINUTES_A_DAY - QUARTER : MINUTES_A_DAY;
  const first = Math.ceil(least / QUARTER) * QUARTER;
  const quarters = Array.from({ length: (last - first) / QUARTER + 1 }, (_, n) => first + n * QUARTER);
  const minutes = [...new Set([...quarters, value])].toSorted((a, b) => a - b);
  return (
    <div className="w-28 min-w-0">
      <Select
        aria-label={label}
        value={value}
        onChange={({ target }) => onChange(Number(target.value))}
        className="num"
      >
        {minutes.map((minute) => (
          <option key={minute} value={minute}>
            {formatClock(minute)}
          </option>
        ))}
      </Select>
    </div>
  );
}
