import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ActionForm, SubmitButton } from '#app/components/form/action-form.tsx';
import { CodeFormField } from '#app/components/form/secret-fields.tsx';
import { TextField } from '#app/components/form/text-fields.tsx';
import { useActionForm } from '#app/components/form/use-action-form.ts';
import { accountCopy } from '#messages/account/account.ts';
import { withNext } from '#shared/people/sign-in-redirect.ts';
import { FormNameInput } from './form-inputs.tsx';
import { toastWithTitle } from './toast-with-title.ts';

interface Props {
  readonly next: string;
  readonly isRecovery: boolean;
  readonly toggle: ReactNode;
  readonly onDone?: () => void;
}

export function SecondFactorForm({ next, isRecovery, toggle, onDone }: Props) {
  const form = useActionForm({
    id: 'second-factor',
    action: withNext(`/login?second-factor=${isRecovery ? 'recovery' : '1'}`, next),
    loadSchema: async () => (await import('../actions/account-schemas.ts')).secondFactorSchema,
    incompleteToast: { title: accountCopy.login.failed, text: accountCopy.code.missing },
    toastFor: toastWithTitle(accountCopy.login.failed),
    ...(onDone !== undefined && { onSuccess: onDone }),
  });
  return (
    <ActionForm form={form} label={accountCopy.secondFactor.title} className="grid gap-4">
      <FormNameInput name="second-factor" />
      {isRecovery ? (
        <TextField
          name="code"
          label={accountCopy.secondFactor.recovery}
          autoComplete="off"
          maxLength={20}
          className="num"
        />
      ) : (
        <CodeFormField label={accountCopy.secondFactor.code} />
      )}
      <SubmitButton
        form={form}
        label={accountCopy.secondFactor.submit}
        busyText={accountCopy.secondFactor.busy}
      />
      {toggle}
      {isRecovery && (
        <p className="border-line border-t pt-4 text-center text-ink-2 text-small">
          {accountCopy.secondFactor.lost}{' '}
          <Link to="/contact" className="text-link underline underline-offset-4">
            {accountCopy.secondFactor.askUs}
          </Link>{' '}
          {accountCopy.secondFactor.lostHint}
        </p>
      )}
    </ActionForm>
  );
}
