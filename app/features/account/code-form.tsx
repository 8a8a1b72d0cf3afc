import { FormText } from '#app/components/form/form-fields.tsx';
import { FormSubmit, PostForm } from '#app/components/form/post-form.tsx';
import { useForm } from '#app/components/form/use-form.ts';
import { Button } from '#app/components/ui/button.tsx';
import type { FormProblem, SentFacts } from '#app/lib/form-reply.ts';
import { withNext } from '#shared/landing.ts';
import { accountCopy } from './account-copy.ts';
import { CODE_SENT } from './form-names.ts';
import { FormCode, FormName } from './form-secrets.tsx';
import { wordsOf } from './words-of.ts';

const copy = accountCopy.code;
/** Answers after which there is a code to type. */
const ASKING = new Set([CODE_SENT, 'INVALID_CODE', 'TOO_MANY_REQUESTS']);

interface Props {
  readonly next: string;
  /** With it somebody stays on the page that they signed in on. */
  readonly onDone?: (facts: SentFacts) => void;
}

/** First the address or telephone, then with it the code that was sent there. */
export function CodeForm({ next, onDone }: Props) {
  const failed = wordsOf(accountCopy.login.failed);
  const form = useForm({
    id: 'code',
    action: withNext('/login?code=1', next),
    loadSchema: async () => (await import('./account-forms.ts')).codeForm,
    incomplete: { title: accountCopy.login.failed, text: accountCopy.fillAll },
    wordsFor: (problem: FormProblem) => (problem.code === CODE_SENT ? null : failed(problem)),
    ...(onDone !== undefined && { onSent: onDone }),
  });
  const isAsked = form.code !== null && ASKING.has(form.code);
  const { email } = form.answered;
  return (
    <PostForm form={form} label={copy.title} className="grid gap-4">
      <FormName name="code" />
      <FormText name="email" label={copy.to} autoComplete="username" maxLength={254} />
      {isAsked && (
        <>
          <p role="status" className="break-words text-ink-2 text-ui">
            {typeof email === 'string' && copy.sent(email)}
          </p>
          <FormCode label={copy.code} opens />
        </>
      )}
      <FormSubmit
        form={form}
        label={isAsked ? copy.submit : copy.send}
        busyText={isAsked ? copy.busy : copy.sending}
      />
      {isAsked && (
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
    </PostForm>
  );
}
