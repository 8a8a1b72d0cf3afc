import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ActionForm, SubmitButton } from '#app/components/form/action-form.tsx';
import { TextField } from '#app/components/form/text-fields.tsx';
import { useActionForm } from '#app/components/form/use-action-form.ts';
import { withNext } from '#shared/sign-in-redirect.ts';
import { accountCopy } from '../account-copy.ts';
import { CodeFormField, FormNameInput } from './form-inputs.tsx';
import { toastWithTitle } from './toast-with-title.ts';

const copy = accountCopy.secondFactor;

interface Props {
  readonly next: string;
  readonly isRecovery: boolean;
  /** Leads to the other kind of code. */
  readonly toggle: ReactNode;
  /** With it somebody stays on the page that they signed in on. */
  readonly onDone?: () => void;
}

/** The code of the phone, or a recovery code where there is no phone. */
export function SecondFactorForm({ next, isRecovery, toggle, onDone }: Props) {
  const form = useActionForm({
    id: 'second-factor',
    action: withNext(`/login?second-factor=${isRecovery ? 'recovery' : '1'}`, next),
    loadSchema: async () => (await import('../actions/account-schemas.ts')).secondFactorSchema,
    incomplete: { title: accountCopy.login.failed, text: accountCopy.code.missing },
    toastFor: toastWithTitle(accountCopy.login.failed),
    ...(onDone !== undefined && { onSent: onDone }),
  });
  return (
    <ActionForm form={form} label={copy.title} className="grid gap-4">
      <FormNameInput name="second-factor" />
      {isRecovery ? (
        <TextField name="code" label={copy.recovery} autoComplete="off" maxLength={20} className="num" />
      ) : (
        <CodeFormField label={copy.code} />
      )}
      <SubmitButton form={form} label={copy.submit} busyText={copy.busy} />
      {toggle}
      {isRecovery && (
        <p className="border-line border-t pt-4 text-center text-ink-2 text-small">
          {copy.lost}{' '}
          <Link to="/contact" className="text-link underline underline-offset-4">
            {copy.askUs}
          </Link>{' '}
          {copy.lostHint}
        </p>
      )}
    </ActionForm>
  );
}
