import { FormDialog } from '#app/components/dialogs/form-dialog.tsx';
import { CheckboxField } from '#app/components/form/checkbox-fields.tsx';
import { useAdminForm } from '#app/components/form/use-admin-form.ts';
import type { AdminUser } from '#contract/people/admin-users.ts';
import { accountActionCopy as copy, usersCopy } from '#messages/people/admin.ts';
import { formatRupiah } from '#shared/money/money.ts';

interface Props {
  readonly user: AdminUser;
  readonly onClose: () => void;
}

/** Starts the grace period of account deletion. A balance is forfeited only when its box is ticked. */
export function DeleteUserDialog({ user, onClose }: Props) {
  const form = useAdminForm({
    id: 'delete-user',
    action: '/admin/users',
    failed: copy.removeFailed,
    onDone: onClose,
  });
  const hasBalance = user.wallet_balance > 0;
  return (
    <FormDialog
      role="alertdialog"
      title={copy.removeTitle(user.full_name)}
      text={copy.removeText}
      form={form}
      hiddenFields={{ intent: 'delete', id: user.id }}
      submitLabel={copy.removeAction}
      busyText={usersCopy.busy}
      isDanger
      canSubmit={!hasBalance || form.meta.value?.gives_up_balance === 'on'}
      onClose={onClose}
    >
      {hasBalance && (
        <div className="rounded-card bg-debit-soft px-4 text-debit [&_label]:text-debit">
          <CheckboxField name="gives_up_balance">
            {copy.balance(formatRupiah(user.wallet_balance))}
          </CheckboxField>
        </div>
      )}
    </FormDialog>
  );
}
