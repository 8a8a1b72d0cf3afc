import { useFormMetadata } from '@conform-to/react';
import { FormDialog } from '#app/components/dialogs/form-dialog.tsx';
import { EmailField } from '#app/components/form/email-field.tsx';
import { ChoiceField } from '#app/components/form/staff-fields.tsx';
import { TextField } from '#app/components/form/text-fields.tsx';
import { useAdminForm } from '#app/components/form/use-admin-form.ts';
import type { Calendar } from '#contract/calendars/admin.ts';
import { calendarsCopy as copy } from '#messages/bookings/admin.ts';
import { CALENDARS_PATH } from '../booking-paths.ts';
import { calendarInput, removeInput } from './calendar-input.ts';

interface Props {
  readonly onClose: () => void;
}

export function AddCalendarDialog({ onClose }: Props) {
  const form = useAdminForm({
    id: 'add-calendar',
    action: CALENDARS_PATH,
    schema: calendarInput,
    defaults: { kind: 'ics' },
    onDone: onClose,
  });
  return (
    <FormDialog
      title={copy.addTitle}
      text={copy.addText}
      form={form}
      hiddenFields={{ intent: 'add' }}
      submitLabel={copy.add}
      busyText={copy.adding}
      onClose={onClose}
    >
      <TextField name="name" label={copy.name} hint={copy.nameHint} autoComplete="off" maxLength={80} />
      <ChoiceField name="kind" label={copy.kind} options={copy.kinds} />
      <TextField
        name="address"
        label={copy.address}
        hint={copy.addressHint}
        inputMode="url"
        autoComplete="off"
        maxLength={2000}
      />
      <CaldavFields />
      <EmailField
        name="owner_email"
        label={copy.ownerEmail}
        hint={copy.ownerEmailHint}
        isOptional
        autoComplete="off"
      />
    </FormDialog>
  );
}

function CaldavFields() {
  const { value } = useFormMetadata();
  if (value?.kind !== 'caldav') return null;
  return (
    <>
      <TextField name="username" label={copy.username} isOptional autoComplete="off" />
      <TextField
        name="password"
        label={copy.password}
        type="password"
        isOptional
        autoComplete="new-password"
      />
    </>
  );
}

export function RemoveCalendarDialog({ calendar, onClose }: Props & { readonly calendar: Calendar }) {
  const form = useAdminForm({
    id: 'remove-calendar',
    action: CALENDARS_PATH,
    schema: removeInput,
    onDone: onClose,
  });
  return (
    <FormDialog
      role="alertdialog"
      title={copy.removeTitle(calendar.name)}
      text={copy.removeText}
      form={form}
      hiddenFields={{ intent: 'remove', id: calendar.id }}
      submitLabel={copy.remove}
      busyText={copy.removing}
      isDanger
      onClose={onClose}
    />
  );
}
