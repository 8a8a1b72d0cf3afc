import { useField } from '@conform-to/react';
import type { ComponentProps, ReactNode } from 'react';
import { ActionForm } from '#app/components/form/action-form.tsx';
import { CodeFormField, PasswordFormField } from '#app/components/form/secret-fields.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { reauthenticationCopy as copy } from '#messages/account/reauthentication.ts';
import { settingsCopy } from '#messages/account/settings.ts';
import {
  PROOF_CODE,
  PROOF_CODE_SENT,
  PROOF_PASSWORD,
  REAUTHENTICATION_REQUIRED,
  SEND_PROOF_CODE,
} from './proof.ts';
import type { SettingsFormState } from './use-settings-form.ts';

interface Props {
  readonly form: SettingsFormState;
  readonly label: string;
  readonly className?: string;
  readonly children?: ReactNode;
  readonly submit: ReactNode;
}

export function SettingsForm({ form, label, className = 'grid gap-4', children, submit }: Props) {
  return (
    <ActionForm form={form} label={label} className={className}>
      <input type="hidden" name="intent" value={form.intent} />
      {form.subject !== '' && <input type="hidden" name="id" value={form.subject} />}
      {children}
      {form.code === REAUTHENTICATION_REQUIRED && <PasswordProof />}
      {form.code === PROOF_CODE_SENT && <CodeProof sent={form.message} />}
      {submit}
      {/* Must be last, because Enter presses a form's first button. */}
      {form.code === REAUTHENTICATION_REQUIRED && (
        <Button type="submit" name={SEND_PROOF_CODE} value="1" variant="link" size="inline">
          {copy.useCode}
        </Button>
      )}
    </ActionForm>
  );
}

function PasswordProof() {
  return (
    <div className="grid w-full max-w-[420px] gap-3">
      <p role="status" className="text-ink-2 text-ui">
        <b className="block font-semibold text-ink">{copy.title}</b>
        {copy.text}
      </p>
      <PasswordFormField
        label={copy.password}
        name={PROOF_PASSWORD}
        autoComplete="current-password"
        startsFocused
      />
    </div>
  );
}

function CodeProof({ sent }: { readonly sent: string | null }) {
  const [field] = useField<string>(PROOF_CODE);
  return (
    <div className="grid w-full max-w-[420px] gap-3">
      <p role="status" className="text-ink-2 text-ui">
        <b className="block font-semibold text-ink">{copy.title}</b>
        {field.errors === undefined && sent}
      </p>
      <CodeFormField name={PROOF_CODE} label={copy.code} opens />
    </div>
  );
}

type SubmitProps = Omit<ComponentProps<typeof Button>, 'form' | 'busyText'> & {
  readonly form: SettingsFormState;
  readonly busyText?: string;
};

export function SettingsSubmit({ form, busyText = settingsCopy.saving, ...button }: SubmitProps) {
  return <Button type="submit" {...button} busyText={form.isBusy ? busyText : undefined} />;
}
