import { FormSubmit, PostForm } from '#app/components/form/post-form.tsx';
import { useForm } from '#app/components/form/use-form.ts';
import type { SentFacts } from '#app/lib/form-reply.ts';
import { withNext } from '#shared/landing.ts';
import { accountCopy } from './account-copy.ts';
import { FormCode, FormName } from './form-secrets.tsx';
import { ResendForm } from './resend-form.tsx';
import { wordsOf } from './words-of.ts';

const copy = accountCopy.pending;

interface Props {
  readonly email: string;
  readonly next: string;
  /** With it somebody stays on the page that they signed up on. */
  readonly onDone?: (facts: SentFacts) => void;
}

/** Six digits from the mail prove the mailbox and sign in, where one stands. */
export function ConfirmCodeForm({ email, next, onDone }: Props) {
  const form = useForm({
    id: 'confirm',
    action: withNext('/signup', next),
    loadSchema: async () => (await import('./account-forms.ts')).confirmForm,
    incomplete: { title: copy.failed, text: accountCopy.code.missing },
    wordsFor: wordsOf(copy.failed),
    ...(onDone !== undefined && { onSent: onDone }),
  });
  return (
    <>
      <p className="break-all rounded-card bg-sunk px-4 py-3 font-semibold">{email}</p>
      <PostForm form={form} label={copy.title} className="mt-6 grid gap-4">
        <FormName name="confirm" />
        <input type="hidden" name="email" value={email} />
        <FormCode label={copy.code} opens />
        <FormSubmit form={form} label={copy.submit} busyText={copy.busy} />
      </PostForm>
      <ResendForm email={email} next={next} />
    </>
  );
}
