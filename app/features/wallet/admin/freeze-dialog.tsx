import { FormDialog } from '#app/components/dialogs/form-dialog.tsx';
import { TextareaField } from '#app/components/form/text-fields.tsx';
import { useAdminForm } from '#app/components/form/use-admin-form.ts';
import { adjustCopy, freezeCopy as copy, walletDetailCopy } from '#messages/wallet/admin.ts';

interface FreezeDialogProps {
  readonly wallet: { readonly user_id: string; readonly user_name: string; readonly is_active: boolean };
  readonly onClose: () => void;
}

/** The reason goes into the audit log. */
export function FreezeDialog({ wallet, onClose }: FreezeDialogProps) {
  const { user_id, user_name, is_active } = wallet;
  const form = useAdminForm({ id: 'freeze-wallet', action: '/admin/wallets', onDone: onClose });
  return (
    <FormDialog
      role="alertdialog"
      title={is_active ? copy.title(user_name) : copy.thawTitle(user_name)}
      text={is_active ? copy.text : copy.thawText}
      form={form}
      hiddenFields={{ intent: 'freeze', user_id, is_active: String(!is_active) }}
      submitLabel={is_active ? walletDetailCopy.freeze : walletDetailCopy.thaw}
      busyText={adjustCopy.sending}
      isDanger={is_active}
      onClose={onClose}
    >
      <TextareaField name="reason" label={copy.reason} rows={2} maxLength={500} />
    </FormDialog>
  );
}
