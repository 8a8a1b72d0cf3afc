import { useEffect, useState } from 'react';
import { useActionData } from 'react-router';
import { ActionForm, SubmitButton } from '#app/components/form/action-form.tsx';
import { CodeFormField } from '#app/components/form/secret-fields.tsx';
import { useActionForm } from '#app/components/form/use-action-form.ts';
import { Button } from '#app/components/ui/button.tsx';
import type { FormReply, FormSuccessData } from '#app/lib/forms/form-reply.ts';
import { toast } from '#app/lib/toast.ts';
import { accountCopy } from '#messages/account/account.ts';
import { withNext } from '#shared/people/sign-in-redirect.ts';
import { FormNameInput, StayOnPageInput } from './form-inputs.tsx';
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

/** Mails rarely take longer; an earlier request would only send a second one. */
const RESEND_DELAY_SECONDS = 60;

function ResendForm({ email, next }: { readonly email: string; readonly next: string }) {
  const [left, wait] = useCountdown();
  const posted = useActionData<FormReply>();
  const form = useActionForm({
    id: 'resend',
    action: withNext('/signup', next),
    loadSchema: async () => (await import('../actions/account-schemas.ts')).resendSchema,
    toastFor: toastWithTitle(accountCopy.pending.resend),
    onSuccess: () => {
      toast.success(accountCopy.pending.resent);
      wait(RESEND_DELAY_SECONDS);
    },
  });
  const isResent = posted?.form === 'resend' && posted.success !== null;
  return (
    <ActionForm form={form} label={accountCopy.pending.resend} className="mt-2">
      <FormNameInput name="resend" />
      <StayOnPageInput />
      <input type="hidden" name="email" value={email} />
      {isResent && (
        <p role="status" className="text-ink-2 text-ui">
          {accountCopy.pending.resent}
        </p>
      )}
      <Button type="submit" variant="link" size="inline" disabled={left > 0 || form.isBusy}>
        {left > 0 ? accountCopy.pending.resendIn(left) : accountCopy.pending.resend}
      </Button>
    </ActionForm>
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
