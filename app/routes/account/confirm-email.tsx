import { Link, useSearchParams } from 'react-router';
import { Button } from '#app/components/ui/button.tsx';
import { accountCopy } from '#app/features/account/account-copy.ts';
import { confirmEmailAction } from '#app/features/account/actions/email-link-actions.ts';
import { AuthLayout } from '#app/features/account/auth-layout.tsx';
import { TokenForm } from '#app/features/account/forms/token-form.tsx';
import { useEmailToken } from '#app/features/account/use-email-token.ts';
import { formClientAction } from '#app/lib/forms/form-client-action.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import type { Route } from './+types/confirm-email.ts';

const copy = accountCopy.confirmEmail;

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: 'Konfirmasi email', robots: 'noindex' });

export const action = (args: Route.ActionArgs) => confirmEmailAction(args);
export const clientAction = formClientAction;

/** Reached from both mails about a change of address; the button confirms. */
export default function ConfirmEmail() {
  const [search] = useSearchParams();
  const token = useEmailToken();
  const done = search.get('done');
  if (done === 'waiting') return <AuthLayout title={copy.waitingTitle} lede={copy.waiting} />;
  if (done === 'changed') {
    return (
      <AuthLayout title={copy.changedTitle} lede={copy.changed}>
        <Button asChild className="mt-8">
          <Link to="/login?moved=1">{copy.toLogin}</Link>
        </Button>
      </AuthLayout>
    );
  }
  return (
    <AuthLayout title={copy.title} lede={copy.lede}>
      <TokenForm action="/confirm-email" token={token ?? ''} label={copy.submit} busyText={copy.busy} />
    </AuthLayout>
  );
}
