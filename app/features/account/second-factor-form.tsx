import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { FormText } from '#app/components/form/form-fields.tsx';
import { FormSubmit, PostForm } from '#app/components/form/post-form.tsx';
import { useForm } from '#app/components/form/use-form.ts';
import { withNext } from '#shared/landing.ts';
import { accountCopy } from './account-copy.ts';
import { FormCode, FormName } from './form-secrets.tsx';
import { wordsOf } from './words-of.ts';

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
  const form = useForm({
    id: 'second-factor',
    action: withNext(`/login?second-factor=${isRecovery ? 'recovery' : '1'}`, next),
    loadSchema: async () => (await import('./account-forms.ts')).secondFactorForm,
    incomplete: { title: accountCopy.login.failed, text: accountCopy.code.missing },
    wordsFor: wordsOf(accountCopy.login.failed),
    ...(onDone !== undefined && { onSent: onDone }),
  });
  return (
    <PostForm form={form} label={copy.title} className="grid gap-4">
      <FormName name="second-factor" />
      {isRecovery ? (
        <FormText name="code" label={copy.recovery} autoComplete="off" maxLength={20} className="num" />
      ) : (
        <FormCode label={copy.code} />
      )}
      <FormSubmit form={form} label={copy.submit} busyText={copy.busy} />
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
    </PostForm>
  );
}
