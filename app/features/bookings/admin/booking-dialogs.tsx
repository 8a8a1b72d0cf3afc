import { FormDialog } from '#app/components/dialogs/form-dialog.tsx';
import { DateField } from '#app/components/form/date-field.tsx';
import { TextField } from '#app/components/form/text-fields.tsx';
import { useAdminForm } from '#app/components/form/use-admin-form.ts';
import { RadioList } from '#app/components/ui/radio-list.tsx';
import type { BookingDetails } from '#contract/bookings/admin.ts';
import { bookingCopy as copy } from '#messages/bookings/admin.ts';
import { dayOf, formatTime } from '#shared/time/dates.ts';
import { cancelInput, moveInput } from './booking-inputs.ts';
import { bookingHref } from './booking-paths.ts';

interface Props {
  readonly booking: BookingDetails;
  readonly onClose: () => void;
}

export function MoveDialog({ booking: { id, starts_at, state }, onClose }: Props) {
  const form = useAdminForm({
    id: 'move-booking',
    action: bookingHref(id),
    schema: moveInput,
    failed: copy.notMoved,
    defaults:
      starts_at === null ? {} : { day: dayOf(starts_at), time: formatTime(starts_at).replace('.', ':') },
    onDone: onClose,
  });
  const label = state === 'unscheduled' ? copy.schedule : copy.move;
  return (
    <FormDialog
      title={copy.moveTitle}
      text={copy.moveText}
      form={form}
      hiddenFields={{ intent: 'move' }}
      submitLabel={label}
      busyText={copy.moving}
      onClose={onClose}
    >
      <DateField name="day" label={copy.day} />
      <TextField name="time" label={copy.time} type="time" inputClassName="num" />
    </FormDialog>
  );
}

export function CancelDialog({ booking: { id, kind }, onClose }: Props) {
  const form = useAdminForm({
    id: 'cancel-booking',
    action: bookingHref(id),
    schema: cancelInput,
    failed: copy.notCancelled,
    onDone: onClose,
  });
  return (
    <FormDialog
      role="alertdialog"
      title={copy.cancelTitle}
      text={copy.cancelText}
      form={form}
      hiddenFields={{ intent: 'cancel' }}
      submitLabel={copy.cancel}
      busyText={copy.cancelling}
      isDanger
      onClose={onClose}
    >
      {kind === 'paid' && (
        <RadioList
          legend={copy.choice}
          name="session"
          options={[
            { value: 'back', label: copy.giveBack, hint: copy.giveBackHint },
            { value: 'gone', label: copy.useUp, hint: copy.useUpHint },
          ]}
        />
      )}
    </FormDialog>
  );
}
