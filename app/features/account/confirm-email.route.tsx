import { Link, useSearchParams } from 'react-router';
import { Button } from '#app/components/ui/button.tsx';
import { confirmEmailAction } from '#app/features/account/actions/email-link-actions.ts';
import { AuthLayout } from '#app/features/account/auth-layout.tsx';
import { TokenForm } from '#app/features/account/forms/token-form.tsx';
import { useEmailToken } from '#app/features/account/use-email-token.ts';
import { useAccountHref } from '#app/hooks/session/use-account-href.ts';
import { formClientAction } from '#app/lib/forms/form-client-action.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import { accountCopy } from '#messages/account/account.ts';
import type { Route } from './+types/confirm-email.route.ts';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: accountCopy.confirmEmail.pageTitle, robots: 'noindex' });

export const action = confirmEmailAction;
export const clientAction = formClientAction;

export default function ConfirmEmail() {
  const [search] = useSearchParams();
  const token = useEmailToken();
  const done = search.get('done');
  if (done === 'waiting')
    return (
      <ToSettings title={accountCopy.confirmEmail.waitingTitle} lede={accountCopy.confirmEmail.waiting} />
    );
  if (done === 'changed') {
    return (
      <AuthLayout title={accountCopy.confirmEmail.changedTitle} lede={accountCopy.confirmEmail.changed}>
        <Button asChild className="mt-8">
          <Link to="/login?moved=1">{accountCopy.confirmEmail.toLogin}</Link>
        </Button>
      </AuthLayout>
    );
  }
  if (token === null)
    return <ToSettings title={accountCopy.reset.missingTitle} lede={accountCopy.confirmEmail.missing} />;
  return (
    <AuthLayout title={accountCopy.confirmEmail.title} lede={accountCopy.confirmEmail.lede}>
      <TokenForm
        action="/confirm-email"
        token={token}
        label={accountCopy.confirmEmail.submit}
        busyText={accountCopy.confirmEmail.busy}
      />
    </AuthLayout>
  );
}

function ToSettings({ title, lede }: { readonly title: string; readonly lede: string }) {
  const settings = useAccountHref('/user/settings');
  return (
    <AuthLayout title={title} lede={lede}>
      <Button asChild variant="outline" block className="mt-8">
        <Link to={settings}>{accountCopy.confirmEmail.settings}</Link>
      </Button>
    </AuthLayout>
  );
}
