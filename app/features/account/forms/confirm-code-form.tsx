import { ActionForm, SubmitButton } from '#app/components/form/action-form.tsx';
import { CodeFormField } from '#app/components/form/secret-fields.tsx';
import { useActionForm } from '#app/components/form/use-action-form.ts';
import type { FormSuccessData } from '#app/lib/forms/form-reply.ts';
import { accountCopy } from '#messages/account/account.ts';
import { withNext } from '#shared/people/sign-in-redirect.ts';
import { FormNameInput } from './form-inputs.tsx';
import { ResendForm } from './resend-form.tsx';
import { toastWithTitle } from './toast-with-title.ts';

interface Props {
  readonly email: string;
  readonly next: string;
  readonly onDone?: (data: FormSuccessData) => void;
}

export function ConfirmCodeForm({ email, next, onDone }: Props) {
  const form = useActionForm({
    id: 'confirm',
    action: withNext('/signup', next),
    loadSchema: async () => (await import('../actions/account-schemas.ts')).confirmEmailSchema,
    incompleteToast: { title: accountCopy.pending.failed, text: accountCopy.code.missing },
    toastFor: toastWithTitle(accountCopy.pending.failed),
    ...(onDone !== undefined && { onSuccess: onDone }),
  });
  return (
    <>
      <p className="break-all rounded-card bg-sunk px-4 py-3 font-semibold">{email}</p>
      <ActionForm form={form} label={accountCopy.pending.title} className="mt-6 grid gap-4">
        <FormNameInput name="confirm" />
        <input type="hidden" name="email" value={email} />
        <CodeFormField label={accountCopy.pending.code} opens />
        <SubmitButton form={form} label={accountCopy.pending.submit} busyText={accountCopy.pending.busy} />
      </ActionForm>
      <ResendForm email={email} next={next} />
    </>
  );
}
