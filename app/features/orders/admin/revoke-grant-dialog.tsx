import { FormDialog } from '#app/components/dialogs/form-dialog.tsx';
import { useAdminForm } from '#app/components/form/use-admin-form.ts';
import type { WaitingGrant } from '#contract/orders/admin-grants.ts';
import { grantsCopy as copy } from '#messages/orders/admin-grants.ts';
import { GRANTS_PATH } from './grants-path.ts';

interface RevokeDialogProps {
  readonly grant: WaitingGrant;
  readonly onClose: () => void;
}

export function RevokeDialog({ grant: { id, email }, onClose }: RevokeDialogProps) {
  const form = useAdminForm({ id: 'revoke-grant', action: GRANTS_PATH, onDone: onClose });
  return (
    <FormDialog
      role="alertdialog"
      title={copy.revokeTitle(email)}
      text={copy.revokeText}
      form={form}
      hiddenFields={{ intent: 'revoke', id }}
      submitLabel={copy.revoke}
      busyText={copy.revoking}
      isDanger
      onClose={onClose}
    />
  );
}
