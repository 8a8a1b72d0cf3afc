import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { availabilityCopy as copy } from '#messages/bookings/admin-availability.ts';
import { formatClock } from '#shared/time/dates.ts';
import {
  type DragTarget,
  drawnHours,
  fitSpan,
  grabAt,
  type Point,
  QUARTER,
  spanAfterKey,
  spanAtDrag,
  type WeekSpan,
} from './week-hours.rules.ts';

interface WeekDrawingProps {
  readonly hours: readonly WeekSpan[];
  readonly onChange: (hours: readonly WeekSpan[]) => void;
}

const HOUR_PX = 26;
/** In pixels; a press this close to an end takes the end. */
const EDGE_PX = 9;

export function WeekDrawing({ hours, onChange }: WeekDrawingProps) {
  const { first, last } = drawnHours(hours);
  const column = useRef<HTMLDivElement>(null);
  const drag = useDrag(hours, onChange, first);
  return (
    <div className="hidden min-w-0 md:block xl:sticky xl:top-24">
      <div className="grid grid-cols-[2.75rem_minmax(0,1fr)] rounded-card border border-line bg-paper p-3 pb-2 text-tag">
        <span />
        <div aria-hidden="true" className="grid grid-cols-7 pb-2 text-center text-ink-2">
          {copy.weekdays.map((name) => (
            <span key={name}>{name.slice(0, 3)}</span>
          ))}
        </div>
        <div aria-hidden="true" className="relative text-ink-3">
          {Array.from({ length: last - first + 1 }, (_, n) => first + n).map((hour) => (
            <span key={hour} className="num absolute -mt-2" style={{ top: (hour - first) * HOUR_PX }}>
              {hour % 3 === 0 && formatClock(hour * 60)}
            </span>
          ))}
        </div>
        <div
          ref={column}
          tabIndex={-1}
          className="relative mb-2 cursor-crosshair select-none bg-[repeating-linear-gradient(var(--line)_0_1px,transparent_1px_26px)] outline-none"
          style={{ height: (last - first) * HOUR_PX }}
          {...drag}
        >
          {hours.map((span, place) => (
            <DrawnSpan
              // biome-ignore lint/suspicious/noArrayIndexKey: a span keeps its place while it moves
              key={place}
              span={span}
              first={first}
              onKey={(key, isShift) => {
                const wanted = spanAfterKey(span, key, isShift);
                if (wanted !== null) onChange(fitSpan(hours, place, wanted));
              }}
              onRemove={() => {
                column.current?.focus();
                onChange(hours.toSpliced(place, 1));
              }}
            />
          ))}
        </div>
      </div>
      <p className="mt-2 text-ink-2 text-small">{copy.drawHint}</p>
    </div>
  );
}

interface DrawnSpanProps {
  readonly span: WeekSpan;
  readonly first: number;
  readonly onKey: (key: string, isShift: boolean) => void;
  readonly onRemove: () => void;
}

function DrawnSpan({ span, first, onKey, onRemove }: DrawnSpanProps) {
  const { weekday, from_minute, until_minute } = span;
  const [from, until] = [formatClock(from_minute), formatClock(until_minute)];
  const onKeyDown = (event: KeyboardEvent) => {
    if (!event.key.startsWith('Arrow') && event.key !== 'Delete' && event.key !== 'Backspace') return;
    event.preventDefault();
    if (event.key.startsWith('Arrow')) onKey(event.key, event.shiftKey);
    else onRemove();
  };
  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label={copy.spanOf(copy.weekdays[weekday - 1] ?? '')}
      aria-orientation="vertical"
      aria-valuemin={0}
      aria-valuemax={1440}
      aria-valuenow={from_minute}
      aria-valuetext={`${copy.weekdays[weekday - 1]} ${from}–${until}`}
      onKeyDown={onKeyDown}
      className="absolute min-h-6 cursor-grab touch-none rounded-tag bg-action px-0.5 pt-0.5 text-center text-on-action leading-tight active:cursor-grabbing"
      style={{
        left: `calc(${((weekday - 1) / 7) * 100}% + 2px)`,
        width: 'calc(100% / 7 - 4px)',
        top: ((from_minute - first * 60) / 60) * HOUR_PX + 1,
        height: ((until_minute - from_minute) / 60) * HOUR_PX - 2,
      }}
    >
      <span aria-hidden="true" className="absolute inset-x-0 top-0 h-2 cursor-ns-resize" />
      <span className="num pointer-events-none block overflow-hidden">{from}</span>
      <span aria-hidden="true" className="absolute inset-x-0 bottom-0 h-2 cursor-ns-resize" />
    </div>
  );
}

function useDrag(hours: readonly WeekSpan[], onChange: (hours: readonly WeekSpan[]) => void, first: number) {
  const grab = useRef<DragTarget | null>(null);
  const pointOf = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>): Point => {
    const { left, top, width } = currentTarget.getBoundingClientRect();
    const weekday = Math.min(7, Math.max(1, Math.floor(((clientX - left) / width) * 7) + 1));
    return { weekday, minute: first * 60 + ((clientY - top) / HOUR_PX) * 60 };
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      const taken = grabAt(hours, pointOf(event), (EDGE_PX / HOUR_PX) * 60);
      if (event.button !== 0 || (taken.place === null && event.pointerType === 'touch')) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      grab.current = taken;
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const taken = grab.current;
      if (taken === null) return;
      const wanted = spanAtDrag(taken, pointOf(event));
      if (taken.place !== null) return onChange(fitSpan(hours, taken.place, wanted));
      if (wanted.until_minute - wanted.from_minute <= QUARTER) return;
      const all = [...hours, taken.span];
      const drawn = fitSpan(all, hours.length, wanted);
      if (drawn === all) return;
      grab.current = { ...taken, place: hours.length };
      onChange(drawn);
    },
    onPointerUp: () => {
      grab.current = null;
    },
    onPointerCancel: () => {
      grab.current = null;
    },
  };
}
