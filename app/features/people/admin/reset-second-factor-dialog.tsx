import { FormDialog } from '#app/components/dialogs/form-dialog.tsx';
import { TextareaField } from '#app/components/form/text-fields.tsx';
import { useAdminForm } from '#app/components/form/use-admin-form.ts';
import type { AdminUser } from '#contract/people/admin-users.ts';
import { resetSecondFactorCopy as copy, usersCopy } from '#messages/people/admin.ts';

interface Props {
  readonly user: AdminUser;
  readonly onClose: () => void;
}

/** Asks how the owner was verified, because account thieves claim a lost phone, too. */
export function ResetSecondFactorDialog({ user, onClose }: Props) {
  const form = useAdminForm({
    id: 'reset-second-factor',
    action: '/admin/users',
    failed: copy.failed,
    onDone: onClose,
  });
  return (
    <FormDialog
      role="alertdialog"
      title={copy.title(user.full_name)}
      text={copy.text}
      form={form}
      hiddenFields={{ intent: 'reset-second-factor', id: user.id, name: user.full_name }}
      submitLabel={copy.submit}
      busyText={usersCopy.busy}
      isDanger
      onClose={onClose}
    >
      <TextareaField name="reason" label={copy.reason} hint={copy.reasonHint} rows={2} maxLength={300} />
    </FormDialog>
  );
}
