import { type FormEvent, useState } from 'react';
import { CodeField } from '#app/components/code-field.tsx';
import { PasswordField } from '#app/components/password-field.tsx';
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
import { callAuth } from './account-client.ts';
import { QrCode } from './qr-code.tsx';
import { codesIn, RecoveryCodes } from './recovery-codes.tsx';
import { settingsCopy } from './settings-copy.ts';
import { useAccountAction } from './use-account-action.ts';

const copy = settingsCopy.twoFactor;

interface Given {
  readonly uri: string;
  readonly codes: readonly string[];
}

/** Prove who you are, scan, type the first code, keep the recovery codes. Only the typed code switches it on. */
export function TwoFactorSetup({
  hasPassword,
  onClose,
}: {
  readonly hasPassword: boolean;
  readonly onClose: () => void;
}) {
  const [given, setGiven] = useState<Given | null>(null);
  const [isOn, setIsOn] = useState(false);
  const words = isOn
    ? { title: copy.codesTitle, text: copy.codes }
    : given === null
      ? { title: copy.title, text: copy.lede }
      : { title: copy.scanTitle, text: copy.scan };
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent size="slim">
        <DialogHeader>
          <DialogTitle>{words.title}</DialogTitle>
          <DialogDescription>{words.text}</DialogDescription>
        </DialogHeader>
        <DialogBody>
          {given === null ? (
            <Begin hasPassword={hasPassword} onGiven={setGiven} />
          ) : isOn ? (
            <RecoveryCodes codes={given.codes} onKept={onClose} />
          ) : (
            <Scan uri={given.uri} onVerified={() => setIsOn(true)} />
          )}
        </DialogBody>
      </DialogContent>
    </Dialog>
  );
}

interface BeginProps {
  readonly hasPassword: boolean;
  readonly onGiven: (given: Given) => void;
}

function Begin({ hasPassword, onGiven }: BeginProps) {
  const { isBusy, problems, run } = useAccountAction();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const password = new FormData(event.currentTarget).get('password');
    const body = typeof password === 'string' ? { password } : {};
    void run(
      () => callAuth('post', '/two-factor/enable', body),
      (answer) => onGiven({ uri: String(answer.totp_uri ?? ''), codes: codesIn(answer) }),
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

function Scan({ uri, onVerified }: { readonly uri: string; readonly onVerified: () => void }) {
  const { isBusy, problems, run } = useAccountAction();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const code = String(new FormData(event.currentTarget).get('code') ?? '').trim();
    void run(
      () => callAuth('post', '/two-factor/verify-totp', { code }),
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
