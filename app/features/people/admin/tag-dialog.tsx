import { PEOPLE_PATH } from '#app/components/admin/people-tabs.tsx';
import { type BulkTarget, targetFields } from '#app/components/data-table/bulk-target.ts';
import { FormDialog } from '#app/components/dialogs/form-dialog.tsx';
import { TextField } from '#app/components/form/text-fields.tsx';
import { useAdminForm } from '#app/components/form/use-admin-form.ts';
import { contactsCopy as copy } from '#messages/people/contacts.ts';
import { tagInput } from './tag-input.ts';

interface Props {
  readonly change: 'add' | 'remove';
  readonly target: BulkTarget;
  readonly count: number;
  readonly onClose: () => void;
}

export function TagDialog({ change, target, count, onClose }: Props) {
  const form = useAdminForm({ id: `${change}-tag`, action: PEOPLE_PATH, schema: tagInput, onDone: onClose });
  return (
    <FormDialog
      title={change === 'add' ? copy.addTagTitle(count) : copy.removeTagTitle(count)}
      text={copy.tagText}
      form={form}
      hiddenFields={{ intent: change, ...targetFields(target) }}
      submitLabel={copy.save}
      busyText={copy.busy}
      onClose={onClose}
    >
      <TextField name="tag" label={copy.tag} maxLength={40} autoComplete="off" />
    </FormDialog>
  );
}
