import { type FormEvent, useState } from 'react';
import { PasswordField } from '#app/components/inputs/password-field.tsx';
import { Button } from '#app/components/ui/button.tsx';
import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogDescription,
  DialogHeader,
  DialogTitle,
} from '#app/components/ui/dialog.tsx';
import { callAuthApi } from '../account-client.ts';
import { settingsCopy } from '../settings-copy.ts';
import { useAccountMutation } from '../use-account-mutation.ts';
import { parseRecoveryCodes, RecoveryCodes } from './recovery-codes.tsx';

const copy = settingsCopy.twoFactor;

interface Props {
  readonly title: string;
  readonly text: string;
  readonly action: string;
  readonly path: '/two-factor/disable' | '/two-factor/generate-backup-codes';
  readonly hasPassword: boolean;
  readonly onClose: () => void;
  readonly onCancel?: () => void;
}

/** New recovery codes are shown before the dialog closes. */
export function TwoFactorPasswordDialog({
  title,
  text,
  action,
  path,
  hasPassword,
  onClose,
  onCancel = onClose,
}: Props) {
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const { isBusy, problems, run } = useAccountMutation();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const password = new FormData(event.currentTarget).get('password');
    const body = typeof password === 'string' ? { password } : {};
    void run(
      () => callAuthApi('post', path, body),
      (result) => {
        const newCodes = parseRecoveryCodes(result);
        if (newCodes.length > 0) setCodes(newCodes);
        else onClose();
      },
    );
  };
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && (codes === null ? onCancel : onClose)()}>
      <DialogContent size="slim">
        <DialogHeader>
          <DialogTitle>{codes === null ? title : copy.codesTitle}</DialogTitle>
          <DialogDescription>{codes === null ? text : copy.codes}</DialogDescription>
        </DialogHeader>
        <DialogBody>
          {codes === null ? (
            <form method="post" onSubmit={submit} noValidate className="grid gap-4">
              {hasPassword && (
                <PasswordField
                  label={copy.password}
                  name="password"
                  autoComplete="current-password"
                  error={problems.password}
                />
              )}
              <Button
                type="submit"
                variant="danger"
                block
                busyText={isBusy ? settingsCopy.saving : undefined}
              >
                {action}
              </Button>
            </form>
          ) : (
            <RecoveryCodes codes={codes} onSaved={onClose} />
          )}
        </DialogBody>
      </DialogContent>
    </Dialog>
  );
}
