import { useField } from '@conform-to/react';
import type { ComponentProps, ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { ActionForm } from '#app/components/form/action-form.tsx';
import { CodeFormField, PasswordFormField } from '#app/components/form/secret-fields.tsx';
import { useActionForm } from '#app/components/form/use-action-form.ts';
import { Button } from '#app/components/ui/button.tsx';
import type { FormProblem, FormSuccessData } from '#app/lib/forms/form-reply.ts';
import { toast } from '#app/lib/toast.ts';
import { reauthenticationCopy as copy } from '#messages/account/reauthentication.ts';
import { settingsCopy } from '#messages/account/settings.ts';
import { noticeOf, type SettingsIntent, settingsFormId, settingsHref } from '../settings-notices.ts';
import { PHONE_CODE_SENT, PHONE_OTHER } from './phone-steps.ts';
import {
  PROOF_CODE,
  PROOF_CODE_SENT,
  PROOF_PASSWORD,
  REAUTHENTICATION_REQUIRED,
  SEND_PROOF_CODE,
} from './proof.ts';
import { type Ask, askParams } from './use-ask.ts';

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

const shownInForm = new Set([
  REAUTHENTICATION_REQUIRED,
  PROOF_CODE_SENT,
  PHONE_CODE_SENT,
  PHONE_OTHER,
  'INVALID_INPUT',
  'INVALID_PASSWORD',
  'INVALID_CODE',
  'SAME_EMAIL',
  'SAME_PHONE',
  'BALANCE_LEFT',
]);

interface Options {
  readonly intent: SettingsIntent;
  readonly id?: string;
  readonly ask?: Ask;
  readonly onDone?: (facts: FormSuccessData) => void;
}

export type SettingsFormState = ReturnType<typeof useSettingsForm>;

export function useSettingsForm({ intent, id = '', ask, onDone }: Options) {
  const [search] = useSearchParams();
  const form = useActionForm({
    id: settingsFormId(intent, id),
    action: settingsHref(search, ask === undefined ? {} : askParams(ask)),
    toastFor,
    onSuccess: (facts) => {
      const notice = noticeOf(intent, facts);
      if (notice !== null) toast.success(notice.title, { description: notice.text });
      onDone?.(facts);
    },
  });
  return { ...form, intent, subject: id };
}

function toastFor({ code, message }: FormProblem) {
  if (shownInForm.has(code)) return null;
  return code === 'NETWORK_ERROR' ? undefined : { title: settingsCopy.failed, text: message };
}
