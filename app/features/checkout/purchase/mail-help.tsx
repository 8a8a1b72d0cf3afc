import { Mail } from 'lucide-react';
import { useLocation } from 'react-router';
import { ActionForm, SubmitButton } from '#app/components/form/action-form.tsx';
import { EmailField } from '#app/components/form/email-field.tsx';
import { SuggestionWithoutScripts } from '#app/components/form/email-suggestion.tsx';
import { useActionForm } from '#app/components/form/use-action-form.ts';
import { DoneNotice } from '#app/components/page/done-notice.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { toast } from '#app/lib/toast.ts';
import { purchaseStatusCopy } from '#messages/checkout/purchase-status.ts';
import { CHANGE_EMAIL_FORM, type PurchaseView, RESEND_FORM } from './purchase-view.ts';

const copy = () => purchaseStatusCopy.mail;

export function MailHelp({ purchase }: { readonly purchase: PurchaseView }) {
  const { email, can_change_email } = purchase;
  const { resent, changed } = copy();
  if (email === null) return null;
  return (
    <section aria-label={copy().sent(email)} className="mt-8">
      <DoneNotice texts={{ resent, changed }} />
      <p className="wrap-anywhere flex items-start gap-2.5 text-ui">
        <Mail aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-credit" strokeWidth={1.75} />
        {copy().sent(email)}
      </p>
      <SuggestionWithoutScripts typed={email} />
      <ResendForm />
      {can_change_email && <ChangeEmailForm />}
    </section>
  );
}

const failed = ({ code, message }: { readonly code: string; readonly message: string }) =>
  code === 'NETWORK_ERROR' || code === 'INVALID_INPUT' ? undefined : { title: copy().failed, text: message };

function ResendForm() {
  const { pathname } = useLocation();
  const form = useActionForm({
    id: RESEND_FORM,
    action: pathname,
    toastFor: failed,
    onSuccess: () => toast.success(copy().resent),
  });
  return (
    <ActionForm form={form} className="ml-7.5">
      <input type="hidden" name="form" value={RESEND_FORM} />
      <Button type="submit" variant="link" size="inline" disabled={form.isBusy}>
        {copy().resend}
      </Button>
    </ActionForm>
  );
}

function ChangeEmailForm() {
  const { pathname } = useLocation();
  const form = useActionForm({
    id: CHANGE_EMAIL_FORM,
    action: pathname,
    loadSchema: async () => (await import('#contract/intents/guest-checkout.ts')).changeGuestEmail.body,
    toastFor: failed,
    onSuccess: () => toast.success(copy().changed),
  });
  return (
    <details className="ml-7.5" open={form.code !== null}>
      <summary className="inline-flex min-h-tap cursor-pointer items-center font-semibold text-link text-ui underline-offset-4 hover:underline">
        {copy().change}
      </summary>
      <ActionForm form={form} label={copy().change} className="mt-2 grid max-w-[420px] gap-3">
        <input type="hidden" name="form" value={CHANGE_EMAIL_FORM} />
        <EmailField name="email" label={copy().email} />
        <SubmitButton form={form} label={copy().save} />
      </ActionForm>
    </details>
  );
}
