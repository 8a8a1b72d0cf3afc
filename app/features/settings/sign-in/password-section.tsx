import { type FormEvent, useRef } from 'react';
import { PasswordField } from '#app/components/inputs/password-field.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { toast } from '#app/lib/toast.ts';
import { callAuthApi } from '../account-client.ts';
import { settingsCopy } from '../settings-copy.ts';
import { SettingsSection } from '../settings-layout.tsx';
import { useAccountMutation } from '../use-account-mutation.ts';

const copy = settingsCopy.password;

interface Props {
  readonly email: string;
  readonly hasPassword: boolean;
}

/** An account without a password gets the reset link by mail. */
export function PasswordSection({ email, hasPassword }: Props) {
  return (
    <SettingsSection title={copy.title} lede={hasPassword ? copy.lede : copy.none}>
      {hasPassword ? <PasswordForm /> : <SetPasswordForm email={email} />}
    </SettingsSection>
  );
}

function PasswordForm() {
  const { isBusy, problems, run } = useAccountMutation();
  const form = useRef<HTMLFormElement>(null);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const body = {
      currentPassword: String(fields.get('currentPassword') ?? ''),
      newPassword: String(fields.get('newPassword') ?? ''),
      revokeOtherSessions: fields.get('revokeOtherSessions') === 'on',
    };
    void run(
      () => callAuthApi('post', '/change-password', body),
      () => {
        form.current?.reset();
        toast.success(copy.done);
      },
    );
  };
  return (
    <form
      method="post"
      ref={form}
      onSubmit={submit}
      noValidate
      className="grid max-w-[640px] gap-4 sm:grid-cols-2"
    >
      <PasswordField
        label={copy.current}
        name="currentPassword"
        autoComplete="current-password"
        error={problems.currentPassword ?? problems.password}
      />
      <PasswordField
        label={copy.next}
        name="newPassword"
        autoComplete="new-password"
        error={problems.newPassword}
      />
      <label className="flex min-h-tap items-center gap-3 text-ui">
        <input type="checkbox" name="revokeOtherSessions" defaultChecked className="size-5 accent-action" />
        {copy.others}
      </label>
      <Button
        type="submit"
        variant="outline"
        className="sm:justify-self-end"
        busyText={isBusy ? settingsCopy.saving : undefined}
      >
        {copy.change}
      </Button>
    </form>
  );
}

function SetPasswordForm({ email }: { readonly email: string }) {
  const { isBusy, run } = useAccountMutation();
  const send = () =>
    run(
      () => callAuthApi('post', '/request-password-reset', { email }),
      () => toast.success(copy.sent, { description: email }),
    );
  return (
    <Button variant="outline" className="justify-self-start" onClick={send} disabled={isBusy}>
      {copy.send}
    </Button>
  );
}
