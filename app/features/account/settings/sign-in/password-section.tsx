import { useState } from 'react';
import { PasswordFormField } from '#app/components/form/secret-fields.tsx';
import { passwordCopy as copy } from '#messages/account/security-settings.ts';
import { SettingsForm, SettingsSubmit, useSettingsForm } from '../forms/settings-form.tsx';
import { SettingsSection } from '../settings-layout.tsx';

export function PasswordSection({ hasPassword }: { readonly hasPassword: boolean }) {
  const [changes, setChanges] = useState(0);
  return (
    <SettingsSection title={copy.title} lede={hasPassword ? copy.lede : copy.none}>
      {hasPassword ? (
        <PasswordForm key={changes} onDone={() => setChanges(changes + 1)} />
      ) : (
        <SendPasswordLinkForm />
      )}
    </SettingsSection>
  );
}

function PasswordForm({ onDone }: { readonly onDone: () => void }) {
  const form = useSettingsForm({ intent: 'change-password', onDone });
  return (
    <SettingsForm
      form={form}
      label={copy.title}
      className="grid gap-4 sm:grid-cols-2"
      submit={
        <SettingsSubmit form={form} variant="outline" className="sm:justify-self-end">
          {copy.change}
        </SettingsSubmit>
      }
    >
      <PasswordFormField label={copy.current} name="currentPassword" autoComplete="current-password" />
      <PasswordFormField label={copy.next} name="newPassword" autoComplete="new-password" />
      <label className="flex min-h-tap items-center gap-3 text-ui">
        <input
          type="checkbox"
          name="revokeOtherSessions"
          defaultChecked={form.code === null || form.submittedValues.revokeOtherSessions === 'on'}
          className="size-5 accent-action"
        />
        {copy.others}
      </label>
    </SettingsForm>
  );
}

function SendPasswordLinkForm() {
  const form = useSettingsForm({ intent: 'send-password-link' });
  const submit = (
    <SettingsSubmit form={form} variant="outline" className="justify-self-start">
      {copy.send}
    </SettingsSubmit>
  );
  return <SettingsForm form={form} label={copy.title} submit={submit} />;
}
