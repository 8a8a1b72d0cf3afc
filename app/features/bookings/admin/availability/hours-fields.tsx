import { useField, useFormMetadata, useInputControl } from '@conform-to/react';
import { CopyCheck, Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import { DateInput } from '#app/components/inputs/date-input.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { FieldMessages } from '#app/components/ui/field.tsx';
import { Label } from '#app/components/ui/label.tsx';
import type { Availability } from '#contract/bookings/admin-availability.ts';
import { availabilityCopy as copy } from '#messages/bookings/admin-availability.ts';
import { formatCardDate, formatWeekday, isCalendarDay, startOfDay } from '#shared/time/dates.ts';
import { readDateHours, readHours } from './availability-input.ts';
import { DaySpans } from './day-spans.tsx';
import { WeekDrawing } from './week-drawing.tsx';
import { addSpan, copyToAllDays, replaceDay, spansOf, WEEKDAYS } from './week-hours.rules.ts';

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
