import { type FormEvent, useState } from 'react';
import { CodeField } from '#app/components/inputs/code-field.tsx';
import { PasswordField } from '#app/components/inputs/password-field.tsx';
import { reauthenticationCopy } from '#app/components/reauthentication/reauthentication-copy.ts';
import { Button } from '#app/components/ui/button.tsx';
import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogDescription,
  DialogHeader,
  DialogTitle,
} from '#app/components/ui/dialog.tsx';
import { toast } from '#app/lib/toast.ts';
import { callAuthApi } from '../account-client.ts';
import { settingsCopy } from '../settings-copy.ts';
import { useAccountMutation } from '../use-account-mutation.ts';
import { QrCode } from './qr-code.tsx';
import { parseRecoveryCodes, RecoveryCodes } from './recovery-codes.tsx';

const copy = settingsCopy.twoFactor;

interface TotpSecret {
  readonly uri: string;
  readonly codes: readonly string[];
}

/** Two-factor is on only after a first code was verified. */
export function TwoFactorSetup({
  hasPassword,
  onClose,
}: {
  readonly hasPassword: boolean;
  readonly onClose: () => void;
}) {
  const [secret, setSecret] = useState<TotpSecret | null>(null);
  const [isOn, setIsOn] = useState(false);
  const stepCopy = isOn
    ? { title: copy.codesTitle, text: copy.codes }
    : secret === null
      ? { title: copy.title, text: copy.lede }
      : { title: copy.scanTitle, text: copy.scan };
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent size="slim">
        <DialogHeader>
          <DialogTitle>{stepCopy.title}</DialogTitle>
          <DialogDescription>{stepCopy.text}</DialogDescription>
        </DialogHeader>
        <DialogBody>
          {secret === null ? (
            <PasswordStep hasPassword={hasPassword} onSecret={setSecret} />
          ) : isOn ? (
            <RecoveryCodes codes={secret.codes} onSaved={onClose} />
          ) : (
            <ScanStep uri={secret.uri} onVerified={() => setIsOn(true)} />
          )}
        </DialogBody>
      </DialogContent>
    </Dialog>
  );
}

interface PasswordStepProps {
  readonly hasPassword: boolean;
  readonly onSecret: (secret: TotpSecret) => void;
}

function PasswordStep({ hasPassword, onSecret }: PasswordStepProps) {
  const { isBusy, problems, run } = useAccountMutation();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const password = new FormData(event.currentTarget).get('password');
    const body = typeof password === 'string' ? { password } : {};
    void run(
      () => callAuthApi('post', '/two-factor/enable', body),
      (result) => onSecret({ uri: String(result.totp_uri ?? ''), codes: parseRecoveryCodes(result) }),
    );
  };
  return (
    <form method="post" onSubmit={submit} noValidate className="grid gap-4">
      {hasPassword && (
        <PasswordField
          label={copy.password}
          name="password"
          autoComplete="current-password"
          error={problems.password}
        />
      )}
      <Button type="submit" block busyText={isBusy ? reauthenticationCopy.busy : undefined}>
        {copy.next}
      </Button>
    </form>
  );
}

function ScanStep({ uri, onVerified }: { readonly uri: string; readonly onVerified: () => void }) {
  const { isBusy, problems, run } = useAccountMutation();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const code = String(new FormData(event.currentTarget).get('code') ?? '').trim();
    void run(
      () => callAuthApi('post', '/two-factor/verify-totp', { code }),
      () => {
        toast.success(copy.enabled);
        onVerified();
      },
    );
  };
  return (
    <form method="post" onSubmit={submit} noValidate className="grid gap-4">
      <QrCode text={uri} label={copy.scanTitle} />
      <p className="text-ink-2 text-small">
        {copy.manual}{' '}
        <span className="break-all font-semibold text-ink">{new URL(uri).searchParams.get('secret')}</span>
      </p>
      <CodeField label={copy.code} error={problems.code} />
      <Button type="submit" block busyText={isBusy ? reauthenticationCopy.busy : undefined}>
        {copy.verify}
      </Button>
    </form>
  );
}
