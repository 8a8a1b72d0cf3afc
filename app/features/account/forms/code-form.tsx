import { ActionForm, SubmitButton } from '#app/components/form/action-form.tsx';
import { EmailSuggestion } from '#app/components/form/email-suggestion.tsx';
import { CodeFormField } from '#app/components/form/secret-fields.tsx';
import { TextField } from '#app/components/form/text-fields.tsx';
import { useActionForm } from '#app/components/form/use-action-form.ts';
import { Button } from '#app/components/ui/button.tsx';
import type { FormProblem, FormSuccessData } from '#app/lib/forms/form-reply.ts';
import { accountCopy } from '#messages/account/account.ts';
import { withNext } from '#shared/people/sign-in-redirect.ts';
import { CODE_SENT } from '../actions/form-names.ts';
import { FormNameInput } from './form-inputs.tsx';
import { toastWithTitle } from './toast-with-title.ts';

const ASKING = new Set([CODE_SENT, 'INVALID_CODE', 'TOO_MANY_REQUESTS']);

interface Props {
  readonly next: string;
  readonly onDone?: (data: FormSuccessData) => void;
}

export function CodeForm({ next, onDone }: Props) {
  const failed = toastWithTitle(accountCopy.login.failed);
  const form = useActionForm({
    id: 'code',
    action: withNext('/login?code=1', next),
    loadSchema: async () => (await import('../actions/account-schemas.ts')).codeSchema,
    incompleteToast: { title: accountCopy.login.failed, text: accountCopy.fillAll },
    toastFor: (problem: FormProblem) => (problem.code === CODE_SENT ? null : failed(problem)),
    ...(onDone !== undefined && { onSuccess: onDone }),
  });
  const isCodeRequested = form.code !== null && ASKING.has(form.code);
  const { email } = form.submittedValues;
  return (
    <ActionForm form={form} label={accountCopy.code.title} className="grid gap-4">
      <FormNameInput name="code" />
      <EmailSuggestion>
        <TextField name="email" label={accountCopy.code.to} autoComplete="username" maxLength={254} />
      </EmailSuggestion>
      {isCodeRequested && (
        <>
          <p role="status" className="break-words text-ink-2 text-ui">
            {typeof email === 'string' && accountCopy.code.sent(email)}
          </p>
          <CodeFormField label={accountCopy.code.code} opens />
        </>
      )}
      <SubmitButton
        form={form}
        label={isCodeRequested ? accountCopy.code.submit : accountCopy.code.send}
        busyText={isCodeRequested ? accountCopy.code.busy : accountCopy.code.sending}
      />
      {isCodeRequested && (
        <Button
          type="submit"
          name="again"
          value="1"
          variant="link"
          size="inline"
          className="justify-self-start"
        >
          {accountCopy.code.again}
        </Button>
      )}
    </ActionForm>
  );
}
