import type { ReactNode } from 'react';
import { ActionForm } from '#app/components/form/action-form.tsx';
import { DateField } from '#app/components/form/date-field.tsx';
import { TextField } from '#app/components/form/text-fields.tsx';
import { useAdminForm } from '#app/components/form/use-admin-form.ts';
import { Button } from '#app/components/ui/button.tsx';
import type { Availability } from '#contract/admin/bookings/availability.ts';
import { availabilityCopy as copy } from '#messages/admin-availability.ts';
import { formatCardDate, formatDayTime } from '#shared/time/dates.ts';
import { blockInput, dayOffInput } from './availability-input.ts';

const ACTION = '/admin/availability';

export function DaysOff({ days }: { readonly days: Availability['days_off'] }) {
  const form = useAdminForm({ id: 'day-off', action: ACTION, schema: dayOffInput });
  return (
    <Closed
      title={copy.daysOff}
      empty={copy.noDaysOff}
      isEmpty={days.length === 0}
      hint={copy.holidaysHint}
      action={<Holidays />}
    >
      <ul className="gap-x-10 lg:columns-2">
        {days.map(({ id, first_day, last_day, name }) => (
          <Row key={id} id={id} intent="remove-day" title={name}>
            {formatCardDate(first_day)}
            {last_day !== first_day && ` – ${formatCardDate(last_day)}`}
          </Row>
        ))}
      </ul>
      <ActionForm form={form} label={copy.addDay} className="mt-4 grid gap-4 sm:grid-cols-3">
        <Intent id="day-off" intent="day-off" />
        <TextField name="name" label={copy.dayName} maxLength={120} autoComplete="off" />
        <DateField name="first_day" label={copy.firstDay} />
        <DateField name="last_day" label={copy.lastDay} />
        <Button type="submit" variant="outline" className="justify-self-start" disabled={form.isBusy}>
          {copy.addDay}
        </Button>
      </ActionForm>
    </Closed>
  );
}

function Holidays() {
  const form = useAdminForm({ id: 'holidays', action: ACTION });
  return (
    <ActionForm form={form}>
      <Intent id="holidays" intent="holidays" />
      <Button type="submit" variant="quiet" size="sm" className="max-sm:-ml-4" disabled={form.isBusy}>
        {copy.loadHolidays}
      </Button>
    </ActionForm>
  );
}

export function BlockedTimes({ times }: { readonly times: Availability['blocked_times'] }) {
  const form = useAdminForm({ id: 'block', action: ACTION, schema: blockInput });
  return (
    <Closed title={copy.blocked} empty={copy.noBlocked} isEmpty={times.length === 0}>
      <ul>
        {times.map(({ id, starts_at, ends_at, note }) => (
          <Row key={id} id={id} intent="unblock" title={note}>
            {formatDayTime(starts_at)} – {formatDayTime(ends_at)} WIB
          </Row>
        ))}
      </ul>
      <ActionForm form={form} label={copy.block} className="mt-4 grid gap-4 sm:grid-cols-3">
        <Intent id="block" intent="block" />
        <DateField name="starts_at" label={copy.from} hasTime />
        <DateField name="ends_at" label={copy.until} hasTime />
        <TextField name="note" label={copy.note} isOptional maxLength={200} autoComplete="off" />
        <Button type="submit" variant="outline" className="justify-self-start" disabled={form.isBusy}>
          {copy.block}
        </Button>
      </ActionForm>
    </Closed>
  );
}

interface ClosedProps {
  readonly title: string;
  readonly empty: string;
  readonly isEmpty: boolean;
  /** Beside the title. */
  readonly action?: ReactNode;
  readonly hint?: string;
  readonly children: ReactNode;
}

function Closed({ title, empty, isEmpty, action, hint, children }: ClosedProps) {
  return (
    <section className="mt-10 max-w-[1080px]">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4">
        <h2 className="text-[1.125rem]">{title}</h2>
        {action}
        {hint !== undefined && <p className="basis-full text-ink-2 text-small">{hint}</p>}
      </div>
      {isEmpty && <p className="text-ink-2 text-ui">{empty}</p>}
      {children}
    </section>
  );
}

interface RowProps {
  readonly id: string;
  readonly intent: string;
  readonly title: string;
  readonly children: ReactNode;
}

function Row({ id, intent, title, children }: RowProps) {
  const form = useAdminForm({ id: `${intent}-${id}`, action: ACTION });
  return (
    <li className="flex break-inside-avoid items-center justify-between gap-x-4 border-line border-t py-1.5">
      <p className="wrap-anywhere min-w-0 text-ui">
        <span className="num">{children}</span> {title !== '' && <span className="text-ink-2">{title}</span>}
      </p>
      <ActionForm form={form}>
        <Intent id={`${intent}-${id}`} intent={intent} />
        <input type="hidden" name="id" value={id} />
        <Button type="submit" variant="quiet" size="sm" disabled={form.isBusy}>
          {copy.remove}
        </Button>
      </ActionForm>
    </li>
  );
}

function Intent({ id, intent }: { readonly id: string; readonly intent: string }) {
  return (
    <>
      <input type="hidden" name="form" value={id} />
      <input type="hidden" name="intent" value={intent} />
    </>
  );
}
