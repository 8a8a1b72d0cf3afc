import { Link, useSearchParams } from 'react-router';
import { ActionForm, SubmitButton } from '#app/components/form/action-form.tsx';
import { CheckboxField } from '#app/components/form/checkbox-fields.tsx';
import { useActionForm } from '#app/components/form/use-action-form.ts';
import { Button } from '#app/components/ui/button.tsx';
import { AuthLayout } from '#app/features/account/auth-layout.tsx';
import { useEmailToken } from '#app/features/account/use-email-token.ts';
import { formClientAction } from '#app/lib/forms/form-client-action.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import { consentWords } from '#messages/subscribers/consent-words.ts';
import { subscribeCopy as copy } from '#messages/subscribers/subscribe.ts';
import { MAIL_CHOICES_PATH, SUBSCRIBE_PATH } from '#shared/people/subscribers.ts';
import type { Route } from './+types/confirm.route.ts';
import { CONFIRM_FORM, confirmAction } from './subscriber-actions.ts';

/** A GET only shows a button, because mail scanners follow links. */
export const action = confirmAction;
export const clientAction = formClientAction;

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: copy.confirm.title, robots: 'noindex' });

const states = ['confirmed', 'already_confirmed', 'unsubscribed'] as const;

export default function ConfirmSubscriber() {
  const [search] = useSearchParams();
  const token = useEmailToken() ?? '';
  const state = states.find((known) => known === search.get('state'));
  const form = useActionForm({
    id: CONFIRM_FORM,
    action: `${SUBSCRIBE_PATH}/confirm`,
    toastFor: ({ code }) => (code === 'NETWORK_ERROR' ? undefined : null),
  });
  if (state !== undefined) {
    const choices = search.get('choices');
    const next = choices === null ? null : `${MAIL_CHOICES_PATH}?${new URLSearchParams({ token: choices })}`;
    return (
      <AuthLayout title={copy.states[state].title} lede={copy.states[state].text}>
        <div className="mt-8 grid gap-3">
          {state === 'unsubscribed' && <NextStep to={SUBSCRIBE_PATH} label={copy.confirm.again} />}
          {next !== null && <NextStep to={next} label={copy.choices} />}
        </div>
      </AuthLayout>
    );
  }
  if (form.code === 'CONFIRMATION_EXPIRED' || form.code === 'INVALID_TOKEN' || token === '') {
    const isExpired = form.code === 'CONFIRMATION_EXPIRED';
    const { expiredTitle, expired, invalidTitle, invalid, again } = copy.confirm;
    return (
      <AuthLayout title={isExpired ? expiredTitle : invalidTitle} lede={isExpired ? expired : invalid}>
        <div className="mt-8 grid">
          <NextStep to={SUBSCRIBE_PATH} label={again} />
        </div>
      </AuthLayout>
    );
  }
  return (
    <AuthLayout title={copy.confirm.title} lede={consentWords.news}>
      <ActionForm form={form} label={copy.confirm.title} className="mt-8 grid gap-4">
        <input type="hidden" name="token" value={token} />
        <CheckboxField name="offers">{consentWords.offers}</CheckboxField>
        <SubmitButton form={form} label={copy.confirm.submit} busyText={copy.confirm.busy} />
      </ActionForm>
    </AuthLayout>
  );
}

function NextStep({ to, label }: { readonly to: string; readonly label: string }) {
  return (
    <Button asChild variant="outline" block>
      <Link to={to}>{label}</Link>
    </Button>
  );
}
