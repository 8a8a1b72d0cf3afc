import { Link, useSearchParams } from 'react-router';
import { ActionForm, SubmitButton } from '#app/components/form/action-form.tsx';
import { EmailField } from '#app/components/form/email-field.tsx';
import { useActionForm } from '#app/components/form/use-action-form.ts';
import { AuthLayout } from '#app/features/account/auth-layout.tsx';
import { HoneypotField } from '#app/features/leads/honeypot-field.tsx';
import { formClientAction } from '#app/lib/forms/form-client-action.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import { consentWords } from '#messages/subscribers/consent-words.ts';
import { subscribeFieldCopy } from '#messages/subscribers/field.ts';
import { subscribeCopy as copy } from '#messages/subscribers/subscribe.ts';
import { SUBSCRIBE_PATH } from '#shared/people/subscribers.ts';
import type { Route } from './+types/subscribe.route.ts';
import { SUBSCRIBE_FORM, subscribeAction } from './subscriber-actions.ts';

export const action = subscribeAction;
export const clientAction = formClientAction;

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: copy.pageTitle, robots: 'noindex' });

export default function Subscribe() {
  const [search] = useSearchParams();
  if (search.get('state') === 'asked') return <AuthLayout title={copy.asked.title} lede={copy.asked.text} />;
  return (
    <AuthLayout title={copy.title} lede={consentWords.news}>
      <SubscribeForm />
    </AuthLayout>
  );
}

function SubscribeForm() {
  const form = useActionForm({
    id: SUBSCRIBE_FORM,
    action: SUBSCRIBE_PATH,
    loadSchema: async () => (await import('#contract/subscribers/subscribers.ts')).subscribe.body,
    toastForInvalid: () => null,
  });
  return (
    <ActionForm form={form} label={copy.title} className="relative mt-8 grid gap-5">
      <EmailField name="email" label={subscribeFieldCopy.email} />
      <SubmitButton form={form} label={subscribeFieldCopy.submit} busyText={copy.busy} />
      <p className="text-ink-2 text-small">
        {subscribeFieldCopy.promise}{' '}
        <Link to="/privacy" className="text-link underline underline-offset-4">
          {copy.privacy}
        </Link>
      </p>
      <HoneypotField />
    </ActionForm>
  );
}
