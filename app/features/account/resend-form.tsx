import { useEffect, useState } from 'react';
import { useActionData } from 'react-router';
import { PostForm } from '#app/components/form/post-form.tsx';
import { useForm } from '#app/components/form/use-form.ts';
import { Button } from '#app/components/ui/button.tsx';
import type { FormReply } from '#app/lib/form-reply.ts';
import { toast } from '#app/lib/toast.ts';
import { withNext } from '#shared/landing.ts';
import { accountCopy } from './account-copy.ts';
import { FormName, StaysHere } from './form-secrets.tsx';
import { wordsOf } from './words-of.ts';

const copy = accountCopy.pending;
/** A mail is seldom slower; who asks earlier asks for what is on its way. */
const WAIT_SECONDS = 60;

/** Another mail, after a wait that is shown. */
export function ResendForm({ email, next }: { readonly email: string; readonly next: string }) {
  const [left, wait] = useCountdown();
  const posted = useActionData<FormReply>();
  const form = useForm({
    id: 'resend',
    action: withNext('/signup', next),
    loadSchema: async () => (await import('./account-forms.ts')).resendForm,
    wordsFor: wordsOf(copy.resend),
    onSent: () => {
      toast.success(copy.resent);
      wait(WAIT_SECONDS);
    },
  });
  const isResent = posted?.form === 'resend' && posted.sent !== null;
  return (
    <PostForm form={form} label={copy.resend} className="mt-2">
      <FormName name="resend" />
      <StaysHere />
      <input type="hidden" name="email" value={email} />
      {isResent && (
        <p role="status" className="text-ink-2 text-ui">
          {copy.resent}
        </p>
      )}
      <Button type="submit" variant="link" size="inline" disabled={left > 0 || form.isBusy}>
        {left > 0 ? copy.resendIn(left) : copy.resend}
      </Button>
    </PostForm>
  );
}

function useCountdown() {
  const [left, setLeft] = useState(0);
  const isRunning = left > 0;
  useEffect(() => {
    if (!isRunning) return;
    const tick = setInterval(() => setLeft((seconds) => Math.max(0, seconds - 1)), 1000);
    return () => clearInterval(tick);
  }, [isRunning]);
  return [left, setLeft] as const;
}
