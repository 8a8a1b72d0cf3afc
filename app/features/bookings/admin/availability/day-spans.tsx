import { Plus, X } from 'lucide-react';
import { type ReactNode, useId, useRef } from 'react';
import { Button } from '#app/components/ui/button.tsx';
import { Select } from '#app/components/ui/select.tsx';
import { Switch } from '#app/components/ui/switch.tsx';
import { availabilityCopy as copy } from '#messages/bookings/admin-availability.ts';
import { formatClock } from '#shared/time/dates.ts';
import { addSpan, changeStart, MINUTES_A_DAY, QUARTER, type Span } from './week-hours.rules.ts';

interface DaySpansProps {
  readonly name: string;
  readonly note?: string | undefined;
  readonly spans: readonly Span[];
  readonly onChange: (spans: readonly Span[]) => void;
  readonly action: ReactNode;
}

export function DaySpans({ name, note, spans, onChange, action }: DaySpansProps) {
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
