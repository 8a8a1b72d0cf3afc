import { useState } from 'react';
import { Button } from '#app/components/ui/button.tsx';
import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '#app/components/ui/dialog.tsx';
import { Field } from '#app/components/ui/field.tsx';
import { Textarea } from '#app/components/ui/input.tsx';
import { useAnswer } from '#app/hooks/use-answer.ts';
import { walletsCopy } from './wallets-copy.ts';

const copy = walletsCopy.freeze;

interface FreezeDialogProps {
  readonly wallet: { readonly user_id: string; readonly user_name: string; readonly is_active: boolean };
  readonly onClose: () => void;
}

/** Freezes a wallet or opens it again; the reason goes into the audit log. */
export function FreezeDialog({ wallet, onClose }: FreezeDialogProps) {
  const { user_id, user_name, is_active } = wallet;
  const sending = useAnswer(onClose);
  const [reason, setReason] = useState('');
  const action = is_active ? walletsCopy.detail.freeze : walletsCopy.detail.thaw;
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent size="slim" role="alertdialog">
        <sending.Form method="post" action="/admin/wallets" noValidate>
          <DialogHeader>
            <DialogTitle>{is_active ? copy.title(user_name) : copy.thawTitle(user_name)}</DialogTitle>
            <DialogDescription>{is_active ? copy.text : copy.thawText}</DialogDescription>
          </DialogHeader>
          <DialogBody>
            <input type="hidden" name="user_id" value={user_id} />
            <input type="hidden" name="is_active" value={String(!is_active)} />
            <Field label={copy.reason} required error={sending.fields.reason}>
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
          </DialogBody>
          <DialogFooter className="justify-end">
            <Button variant="outline" onClick={onClose}>
              {walletsCopy.adjust.cancel}
            </Button>
            <Button
              type="submit"
              name="do"
              value="freeze"
              variant={is_active ? 'danger' : 'primary'}
              busyText={sending.isBusy ? walletsCopy.adjust.sending : undefined}
            >
              {action}
            </Button>
          </DialogFooter>
        </sending.Form>
      </DialogContent>
    </Dialog>
  );
}
