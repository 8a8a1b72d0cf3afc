import { FormDialog } from '#app/components/dialogs/form-dialog.tsx';
import { TextField } from '#app/components/form/text-fields.tsx';
import { useAdminForm } from '#app/components/form/use-admin-form.ts';
import { addEnrolment, type SequenceEnrolment } from '#contract/sequences/admin-enrolments.ts';
import { enrolmentsCopy as copy } from '#messages/sequences/line.ts';
import { peoplePath } from './sequence-paths.ts';

interface DialogProps {
  readonly id: string;
  readonly onClose: () => void;
}

export function AddPersonDialog({ id, onClose }: DialogProps) {
  const form = useAdminForm({
    id: 'add-enrolment',
    action: peoplePath(id),
    schema: addEnrolment.body,
    failed: copy.addFailed,
    onDone: onClose,
  });
  return (
    <FormDialog
      title={copy.addTitle}
      text={copy.addText}
      form={form}
      submitLabel={copy.add}
      busyText={copy.busy}
      onClose={onClose}
    >
      <TextField
        name="email"
        label={copy.email}
        type="email"
        inputMode="email"
        autoComplete="off"
        maxLength={254}
      />
    </FormDialog>
  );
}

export function RemovePersonDialog({
  id,
  enrolment,
  onClose,
}: DialogProps & { readonly enrolment: SequenceEnrolment }) {
  const form = useAdminForm({
    id: 'end-enrolment',
    action: peoplePath(id),
    failed: copy.removeFailed,
    onDone: onClose,
  });
  return (
    <FormDialog
      role="alertdialog"
      title={copy.removeTitle(enrolment.email)}
      text={copy.removeText}
      form={form}
      hiddenFields={{ intent: 'end', enrolment: enrolment.id }}
      submitLabel={copy.remove}
      busyText={copy.busy}
      isDanger
      onClose={onClose}
    />
  );
}
