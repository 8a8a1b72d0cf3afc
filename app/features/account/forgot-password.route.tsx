import { Link, useSearchParams } from 'react-router';
import { Button } from '#app/components/ui/button.tsx';
import { forgotPasswordAction } from '#app/features/account/actions/password-actions.ts';
import { AuthLayout } from '#app/features/account/auth-layout.tsx';
import { ForgotPasswordForm } from '#app/features/account/forms/password-forms.tsx';
import { formClientAction } from '#app/lib/forms/form-client-action.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import { accountCopy } from '#messages/account/account.ts';
import type { Route } from './+types/forgot-password.route.ts';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: accountCopy.forgot.title, robots: 'noindex' });

export const action = forgotPasswordAction;
export const clientAction = formClientAction;

export default function ForgotPassword() {
  const [search] = useSearchParams();
  const isSent = search.has('sent');
  return (
    <AuthLayout
      title={isSent ? accountCopy.forgot.sentTitle : accountCopy.forgot.title}
      lede={isSent ? accountCopy.forgot.sent : accountCopy.forgot.lede}
    >
      {isSent ? (
        <p className="mt-6 border-line border-t pt-4 text-ink-2 text-ui">
          {accountCopy.forgot.notThere}{' '}
          <Button asChild variant="link" size="inline">
            <Link to="/forgot-password">{accountCopy.forgot.again}</Link>
          </Button>
        </p>
      ) : (
        <ForgotPasswordForm />
      )}
      <Button asChild variant="link" size="inline" className="mt-4">
        <Link to="/login">{accountCopy.forgot.back}</Link>
      </Button>
    </AuthLayout>
  );
}
