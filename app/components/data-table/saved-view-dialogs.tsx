import { FormDialog } from '#app/components/dialogs/form-dialog.tsx';
import { TextField } from '#app/components/form/text-fields.tsx';
import { useAdminForm } from '#app/components/form/use-admin-form.ts';
import { tableCopy as copy } from '#messages/components/data-table.ts';

const ACTION = '/admin/saved-views';

interface NameDialogProps {
  readonly list: string;
  readonly query: string;
  readonly onClose: () => void;
}

export function NameDialog({ list, query, onClose }: NameDialogProps) {
  const form = useAdminForm({
    id: 'save-view',
    action: ACTION,
    onDone: onClose,
  });
  return (
    <FormDialog
      title={copy.saveViewTitle}
      text={copy.saveViewText}
      form={form}
      hiddenFields={{ intent: 'save', list, query }}
      submitLabel={copy.saveView}
      busyText={copy.savingView}
      onClose={onClose}
    >
      <TextField name="name" label={copy.viewName} maxLength={40} autoComplete="off" />
    </FormDialog>
  );
}

interface RemoveDialogProps {
  readonly id: string;
  readonly name: string;
  readonly onClose: () => void;
}

export function RemoveDialog({ id, name, onClose }: RemoveDialogProps) {
  const form = useAdminForm({ id: 'remove-view', action: ACTION, onDone: onClose });
  return (
    <FormDialog
      role="alertdialog"
      title={copy.removeView(name)}
      text={copy.removeViewText}
      form={form}
      hiddenFields={{ intent: 'remove', id }}
      submitLabel={copy.remove}
      busyText={copy.savingView}
      isDanger
      onClose={onClose}
    />
  );
}
