import { ActionForm, SubmitButton } from '#app/components/form/action-form.tsx';
import { useActionForm } from '#app/components/form/use-action-form.ts';
import type { FormSuccessData } from '#app/lib/forms/form-reply.ts';
import { withNext } from '#shared/sign-in-redirect.ts';
import { accountCopy } from '../account-copy.ts';
import { CodeFormField, FormNameInput } from './form-inputs.tsx';
import { ResendForm } from './resend-form.tsx';
import { toastWithTitle } from './toast-with-title.ts';

const copy = accountCopy.pending;

interface Props {
  readonly email: string;
  readonly next: string;
  /** With it somebody stays on the page that they signed up on. */
  readonly onDone?: (facts: FormSuccessData) => void;
}

/** Six digits from the mail prove the mailbox and sign in, where one stands. */
export function ConfirmCodeForm({ email, next, onDone }: Props) {
  const form = useActionForm({
    id: 'confirm',
    action: withNext('/signup', next),
    loadSchema: async () => (await import('../actions/account-schemas.ts')).confirmEmailSchema,
    incomplete: { title: copy.failed, text: accountCopy.code.missing },
    toastFor: toastWithTitle(copy.failed),
    ...(onDone !== undefined && { onSent: onDone }),
  });
  return (
    <>
      <p className="break-all rounded-card bg-sunk px-4 py-3 font-semibold">{email}</p>
      <ActionForm form={form} label={copy.title} className="mt-6 grid gap-4">
        <FormNameInput name="confirm" />
        <input type="hidden" name="email" value={email} />
        <CodeFormField label={copy.code} opens />
        <SubmitButton form={form} label={copy.submit} busyText={copy.busy} />
      </ActionForm>
      <ResendForm email={email} next={next} />
    </>
  );
}
