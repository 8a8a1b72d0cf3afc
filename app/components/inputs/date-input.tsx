import { CalendarDays } from 'lucide-react';
import { type ReactNode, Suspense, useLayoutEffect, useRef, useState } from 'react';
import { lazyPart } from '#app/components/rendering/lazy-part.ts';
import { Input } from '#app/components/ui/input.tsx';
import { useHydrated } from '#app/hooks/use-hydrated.ts';
import { cn } from '#app/lib/cn.ts';
import { dateCopy as copy } from '#messages/components/date-field.ts';
import { dayOf } from '#shared/time/dates.ts';
import { addDays, formatTypedDay, parseTypedDay, parseTypedMoment } from '#shared/time/typed-day.ts';

const CalendarPopover = lazyPart(async () => (await import('./calendar-popover.tsx')).CalendarPopover);

interface DateInputProps {
  readonly name?: string;
  /** `2026-11-20`, with a time `2026-11-20T09:00`; empty: none. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly hasTime?: boolean;
  readonly min?: string | undefined;
  readonly className?: string | undefined;
  readonly control?: object;
}

/** Accepts typed dates or a picked day. Before hydration it is the browser's own input. */
export function DateInput(props: DateInputProps) {
  const { name, value, onChange, hasTime = false, min, className, control } = props;
  if (useHydrated()) return <TypedDate {...props} />;
  return (
    <NativeDate onLeave={onChange}>
      <Input
        {...control}
        placeholder={undefined}
        type={hasTime ? 'datetime-local' : 'date'}
        name={name}
        defaultValue={value}
        min={min}
        className={cn('num', className)}
      />
    </NativeDate>
  );
}

interface NativeDateProps {
  readonly onLeave: (value: string) => void;
  readonly children: ReactNode;
}

function NativeDate({ onLeave, children }: NativeDateProps) {
  const frame = useRef<HTMLSpanElement>(null);
  const leave = useRef(onLeave);
  useLayoutEffect(() => {
    const input = frame.current?.querySelector('input');
    const first = input?.defaultValue;
    return () => {
      if (input !== null && input !== undefined && input.value !== first) leave.current(input.value);
    };
  }, []);
  return (
    <span ref={frame} className="contents">
      {children}
    </span>
  );
}

/** The example lies ahead, because nearly all dates asked for do. */
const nextWeek = (): string => addDays(dayOf(new Date()), 7);

function TypedDate(props: DateInputProps) {
  const { name, value, onChange, hasTime = false, min, className, control } = props;
  const [typed, setTyped] = useState<string | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const frame = useRef<HTMLSpanElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const parse = hasTime ? parseTypedMoment : parseTypedDay;
  const [day = '', time] = value.split('T');
  const pick = (picked: string) => {
    onChange(hasTime ? `${picked}T${time ?? '09:00'}` : picked);
    setIsOpen(false);
    button.current?.focus();
  };
  return (
    <span ref={frame} className={cn('relative block', className)}>
      <Input
        placeholder={copy.example(formatTypedDay(hasTime ? `${nextWeek()}T09:00` : nextWeek()))}
        {...control}
        autoComplete="off"
        maxLength={40}
        className="num pr-12"
        value={typed ?? formatTypedDay(value)}
        onChange={({ target }) => {
          setTyped(target.value);
          onChange(parse(target.value) ?? target.value);
        }}
        onBlur={() => setTyped(null)}
      />
      <button
        ref={button}
        type="button"
        data-client-only=""
        aria-label={copy.pick}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
        className="absolute inset-y-0 right-0 grid w-11 place-items-center rounded-control text-ink-3 hover:text-ink"
      >
        <CalendarDays aria-hidden="true" className="size-4.5" />
      </button>
      {name !== undefined && <input type="hidden" name={name} value={value} />}
      {isOpen && (
        <Suspense>
          <CalendarPopover
            anchor={frame}
            day={parseTypedDay(day)}
            min={min}
            onPick={pick}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      )}
    </span>
  );
}
