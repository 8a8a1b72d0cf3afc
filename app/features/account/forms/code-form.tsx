import { ActionForm, SubmitButton } from '#app/components/form/action-form.tsx';
import { TextField } from '#app/components/form/text-fields.tsx';
import { useActionForm } from '#app/components/form/use-action-form.ts';
import { Button } from '#app/components/ui/button.tsx';
import type { FormProblem, FormSuccessData } from '#app/lib/forms/form-reply.ts';
import { withNext } from '#shared/sign-in-redirect.ts';
import { accountCopy } from '../account-copy.ts';
import { CODE_SENT } from '../actions/form-names.ts';
import { CodeFormField, FormNameInput } from './form-inputs.tsx';
import { toastWithTitle } from './toast-with-title.ts';

const copy = accountCopy.code;
/** Answers after which there is a code to type. */
const ASKING = new Set([CODE_SENT, 'INVALID_CODE', 'TOO_MANY_REQUESTS']);

interface Props {
  readonly next: string;
  /** With it somebody stays on the page that they signed in on. */
  readonly onDone?: (facts: FormSuccessData) => void;
}

/** First the address or telephone, then with it the code that was sent there. */
export function CodeForm({ next, onDone }: Props) {
  const failed = toastWithTitle(accountCopy.login.failed);
  const form = useActionForm({
    id: 'code',
    action: withNext('/login?code=1', next),
    loadSchema: async () => (await import('../actions/account-schemas.ts')).codeSchema,
    incomplete: { title: accountCopy.login.failed, text: accountCopy.fillAll },
    toastFor: (problem: FormProblem) => (problem.code === CODE_SENT ? null : failed(problem)),
    ...(onDone !== undefined && { onSent: onDone }),
  });
  const isCodeRequested = form.code !== null && ASKING.has(form.code);
  const { email } = form.submittedValues;
  return (
    <ActionForm form={form} label={copy.title} className="grid gap-4">
      <FormNameInput name="code" />
      <TextField name="email" label={copy.to} autoComplete="username" maxLength={254} />
      {isCodeRequested && (
        <>
          <p role="status" className="break-words text-ink-2 text-ui">
            {typeof email === 'string' && copy.sent(email)}
          </p>
          <CodeFormField label={copy.code} opens />
        </>
      )}
      <SubmitButton
        form={form}
        label={isCodeRequested ? copy.submit : copy.send}
        busyText={isCodeRequested ? copy.busy : copy.sending}
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
          {copy.again}
        </Button>
      )}
    </ActionForm>
  );
}
