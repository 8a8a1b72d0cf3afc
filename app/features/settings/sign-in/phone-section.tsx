import { type FormEvent, useState } from 'react';
import { ConfirmDialog } from '#app/components/dialogs/confirm-dialog.tsx';
import { CodeField } from '#app/components/inputs/code-field.tsx';
import { reauthenticationCopy } from '#app/components/reauthentication/reauthentication-copy.ts';
import { Button } from '#app/components/ui/button.tsx';
import { Field } from '#app/components/ui/field.tsx';
import { Input } from '#app/components/ui/input.tsx';
import { browserClient } from '#app/lib/api/browser-client.ts';
import { toast } from '#app/lib/toast.ts';
import type { confirmPhone, removePhone, requestPhone } from '#contract/account/phone.ts';
import type { Security } from '#contract/account/security.ts';
import { toPhoneNumber } from '#shared/phone-number.ts';
import { settingsCopy } from '../settings-copy.ts';
import { SettingsRow, SettingsSection } from '../settings-layout.tsx';
import { useAccountMutation } from '../use-account-mutation.ts';

const copy = settingsCopy.phone;

/** First the number, then the code that proves it. */
export function PhoneSection({ security }: { readonly security: Security }) {
  const { phone_number, phone_available } = security;
  const [pendingNumber, setPendingNumber] = useState<string | null>(null);
  return (
    <SettingsSection title={copy.title} lede={phone_available ? copy.lede : copy.off}>
      {phone_number !== null && <ConfirmedNumber number={phone_number} />}
      {phone_available &&
        (pendingNumber === null ? (
          <NumberForm label={phone_number === null ? copy.add : copy.change} onSent={setPendingNumber} />
        ) : (
          <CodeForm number={pendingNumber} onDone={() => setPendingNumber(null)} />
        ))}
    </SettingsSection>
  );
}

function ConfirmedNumber({ number }: { readonly number: string }) {
  const [isConfirming, setIsConfirming] = useState(false);
  const { isBusy, run } = useAccountMutation();
  const remove = () => {
    setIsConfirming(false);
    const route = { method: 'delete', path: '/api/account/phone' } as const;
    void run(
      () => browserClient.call<typeof removePhone>(route),
      () => toast.success(copy.removed),
    );
  };
  return (
    <ul>
      <SettingsRow>
        <p className="num min-w-0 flex-1 font-semibold text-amount">{number}</p>
        <Button variant="quiet" size="sm" onClick={() => setIsConfirming(true)} disabled={isBusy}>
          {copy.remove}
        </Button>
        {isConfirming && (
          <ConfirmDialog
            title={copy.removeTitle(number)}
            text={copy.removeText}
            confirmLabel={copy.remove}
            onConfirm={remove}
            onClose={() => setIsConfirming(false)}
          />
        )}
      </SettingsRow>
    </ul>
  );
}

interface NumberFormProps {
  readonly label: string;
  readonly onSent: (number: string) => void;
}

function NumberForm({ label, onSent }: NumberFormProps) {
  const { isBusy, problems, run } = useAccountMutation();
  const [problem, setProblem] = useState<string | undefined>();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const phone_number = toPhoneNumber(String(new FormData(event.currentTarget).get('phone') ?? ''));
    setProblem(phone_number === null ? copy.invalid : undefined);
    if (phone_number === null) return;
    void run(
      () =>
        browserClient.call<typeof requestPhone>(
          { method: 'post', path: '/api/account/phone' },
          { body: { phone_number } },
        ),
      () => onSent(phone_number),
    );
  };
  return (
    <form
      method="post"
      onSubmit={submit}
      noValidate
      className="flex max-w-[640px] flex-wrap items-start gap-3"
    >
      <Field
        label={label}
        hint={copy.hint}
        error={problem ?? problems.phone_number}
        className="min-w-[240px] flex-1"
      >
        {(control) => (
          <Input {...control} name="phone" type="tel" autoComplete="tel" maxLength={30} className="num" />
        )}
      </Field>
      <Button
        type="submit"
        variant="outline"
        className="sm:mt-7"
        busyText={isBusy ? copy.sending : undefined}
      >
        {copy.send}
      </Button>
    </form>
  );
}

interface CodeFormProps {
  readonly number: string;
  readonly onDone: () => void;
}

function CodeForm({ number, onDone }: CodeFormProps) {
  const { isBusy, problems, run } = useAccountMutation();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const code = String(new FormData(event.currentTarget).get('code') ?? '').trim();
    const route = { method: 'post', path: '/api/account/phone/confirm' } as const;
    void run(
      () => browserClient.call<typeof confirmPhone>(route, { body: { code } }),
      () => {
        toast.success(copy.done);
        onDone();
      },
    );
  };
  return (
    <form method="post" onSubmit={submit} noValidate className="grid max-w-[420px] gap-4">
      <p role="status" className="text-ink-2 text-ui">
        {copy.sent(number)}
      </p>
      <CodeField label={copy.code} error={problems.code} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busyText={isBusy ? reauthenticationCopy.busy : undefined}>
          {copy.confirm}
        </Button>
        <Button variant="quiet" onClick={onDone}>
          {copy.other}
        </Button>
      </div>
    </form>
  );
}
