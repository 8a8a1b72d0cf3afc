import { useState } from 'react';
import { FormDialog } from '#app/components/dialogs/form-dialog.tsx';
import { Field } from '#app/components/ui/field.tsx';
import { Textarea } from '#app/components/ui/input.tsx';
import { useActionFetcher } from '#app/hooks/use-action-fetcher.ts';
import { walletsCopy } from './wallets-copy.ts';

const copy = walletsCopy.freeze;

interface FreezeDialogProps {
  readonly wallet: { readonly user_id: string; readonly user_name: string; readonly is_active: boolean };
  readonly onClose: () => void;
}

/** The reason goes into the audit log. */
export function FreezeDialog({ wallet, onClose }: FreezeDialogProps) {
  const { user_id, user_name, is_active } = wallet;
  const submission = useActionFetcher(onClose);
  const [reason, setReason] = useState('');
  return (
    <FormDialog
      role="alertdialog"
      title={is_active ? copy.title(user_name) : copy.thawTitle(user_name)}
      text={is_active ? copy.text : copy.thawText}
      form={submission.Form}
      action="/admin/wallets"
      hiddenFields={{ do: 'freeze', user_id, is_active: String(!is_active) }}
      submit={is_active ? walletsCopy.detail.freeze : walletsCopy.detail.thaw}
      busyText={walletsCopy.adjust.sending}
      isBusy={submission.isBusy}
      isDanger={is_active}
      onClose={onClose}
    >
      <Field label={copy.reason} required error={submission.fields.reason}>
        {(control) => (
          <Textarea
            {...control}
            name="reason"
            rows={2}
            maxLength={500}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        )}
      </Field>
    </FormDialog>
  );
}
