import { FormDialog } from '#app/components/dialogs/form-dialog.tsx';
import { DateField } from '#app/components/form/date-field.tsx';
import { TextField } from '#app/components/form/text-fields.tsx';
import { useAdminForm } from '#app/components/form/use-admin-form.ts';
import { blockCopy as copy } from '#messages/bookings/admin.ts';
import { type Block, blockInput } from './booking-inputs.ts';
import { BOOKINGS_PATH } from './booking-paths.ts';

interface Props {
  readonly block: Block;
  readonly onClose: () => void;
}

export function BlockDialog({ block, onClose }: Props) {
  const form = useAdminForm({
    id: 'block-time',
    action: BOOKINGS_PATH,
    schema: blockInput,
    failed: copy.failed,
    defaults: { ...block, note: '' },
    onDone: onClose,
  });
  return (
    <FormDialog
      title={copy.title}
      text={copy.text}
      form={form}
      hiddenFields={{ intent: 'block' }}
      submitLabel={copy.block}
      busyText={copy.saving}
      onClose={onClose}
    >
      <DateField name="day" label={copy.day} />
      <div className="grid grid-cols-2 gap-4">
        <TextField name="from" label={copy.from} type="time" inputClassName="num" />
        <TextField name="until" label={copy.until} type="time" inputClassName="num" />
      </div>
      <TextField name="note" label={copy.note} isOptional maxLength={200} autoComplete="off" />
    </FormDialog>
  );
}
