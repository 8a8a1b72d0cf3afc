import { CalendarDays, Plus } from 'lucide-react';
import { type ComponentType, type ReactNode, useState } from 'react';
import { FormDialog } from '#app/components/dialogs/form-dialog.tsx';
import { ActionForm } from '#app/components/form/action-form.tsx';
import { DateField } from '#app/components/form/date-field.tsx';
import { TextField } from '#app/components/form/text-fields.tsx';
import { useAdminForm } from '#app/components/form/use-admin-form.ts';
import { Button } from '#app/components/ui/button.tsx';
import type { Availability } from '#contract/bookings/admin-availability.ts';
import { blockCopy } from '#messages/bookings/admin.ts';
import { availabilityCopy as copy } from '#messages/bookings/admin-availability.ts';
import { formatCardDate, formatDayTime } from '#shared/time/dates.ts';
import { dayOffInput } from './availability-input.ts';

const ACTION = '/admin/availability';

export function DaysOff({ days }: { readonly days: Availability['days_off'] }) {
  return (
    <ClosedTimes
      title={copy.daysOff}
      empty={days.length === 0 ? copy.noDaysOff : null}
      hint={copy.holidaysHint}
      action={<Holidays />}
      add={copy.addDay}
      AddDialog={DayOffDialog}
    >
      <ul className="gap-x-10 lg:columns-2">
        {days.map(({ id, first_day, last_day, name }) => (
          <Row key={id} id={id} intent="remove-day" title={name}>
            {formatCardDate(first_day)}
            {last_day !== first_day && ` – ${formatCardDate(last_day)}`}
          </Row>
        ))}
      </ul>
    </ClosedTimes>
  );
}

function Holidays() {
  const form = useAdminForm({ id: 'holidays', action: ACTION });
  return (
    <ActionForm form={form}>
      <IntentFields id="holidays" intent="holidays" />
      <Button type="submit" variant="outline" size="sm" disabled={form.isBusy}>
        <CalendarDays aria-hidden="true" />
        {copy.loadHolidays}
      </Button>
    </ActionForm>
  );
}

interface BlockedTimesProps {
  readonly times: Availability['blocked_times'];
  readonly AddDialog: ComponentType<AddDialogProps>;
}

export function BlockedTimes({ times, AddDialog }: BlockedTimesProps) {
  return (
    <ClosedTimes
      title={copy.blocked}
      empty={times.length === 0 ? copy.noBlocked : null}
      add={blockCopy.block}
      AddDialog={AddDialog}
    >
      <ul>
        {times.map(({ id, starts_at, ends_at, note }) => (
          <Row key={id} id={id} intent="unblock" title={note}>
            {formatDayTime(starts_at)} – {formatDayTime(ends_at)} WIB
          </Row>
        ))}
      </ul>
    </ClosedTimes>
  );
}

interface AddDialogProps {
  readonly onClose: () => void;
}

function DayOffDialog({ onClose }: AddDialogProps) {
  const form = useAdminForm({ id: 'day-off', action: ACTION, schema: dayOffInput, onDone: onClose });
  return (
    <FormDialog
      form={form}
      title={copy.addDay}
      text={copy.addDayText}
      hiddenFields={{ form: 'day-off', intent: 'day-off' }}
      submitLabel={copy.addDay}
      busyText={copy.saving}
      onClose={onClose}
    >
      <TextField name="name" label={copy.dayName} maxLength={120} autoComplete="off" />
      <DateField name="first_day" label={copy.firstDay} />
      <DateField name="last_day" label={copy.lastDay} />
    </FormDialog>
  );
}

interface ClosedProps {
  readonly title: string;
  readonly empty: string | null;
  readonly action?: ReactNode;
  readonly hint?: string;
  readonly add: string;
  readonly AddDialog: ComponentType<AddDialogProps>;
  readonly children: ReactNode;
}

function ClosedTimes({ title, empty, action, hint, add, AddDialog, children }: ClosedProps) {
  const [isAdding, setIsAdding] = useState(false);
  return (
    <section className="mt-10 max-w-[1080px]">
      <div className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-2">
        <h2 className="min-w-0 flex-1 basis-40 text-[1.125rem]">{title}</h2>
        {action}
        <Button variant="outline" size="sm" onClick={() => setIsAdding(true)}>
          <Plus aria-hidden="true" />
          {add}
        </Button>
        {hint !== undefined && <p className="basis-full text-ink-2 text-small">{hint}</p>}
      </div>
      {empty !== null && <p className="text-ink-2 text-ui">{empty}</p>}
      {children}
      {isAdding && <AddDialog onClose={() => setIsAdding(false)} />}
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
        <IntentFields id={`${intent}-${id}`} intent={intent} />
        <input type="hidden" name="id" value={id} />
        <Button type="submit" variant="quiet" size="sm" disabled={form.isBusy}>
          {copy.remove}
        </Button>
      </ActionForm>
    </li>
  );
}

function IntentFields({ id, intent }: { readonly id: string; readonly intent: string }) {
  return (
    <>
      <input type="hidden" name="form" value={id} />
      <input type="hidden" name="intent" value={intent} />
    </>
  );
}
