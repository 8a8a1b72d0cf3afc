import { Link } from 'react-router';
import { Button } from '#app/components/ui/button.tsx';
import { resetPasswordAction } from '#app/features/account/actions/password-actions.ts';
import { AuthLayout } from '#app/features/account/auth-layout.tsx';
import { ResetPasswordForm } from '#app/features/account/forms/password-forms.tsx';
import { useEmailToken } from '#app/features/account/use-email-token.ts';
import { formClientAction } from '#app/lib/forms/form-client-action.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import { accountCopy } from '#messages/account/account.ts';
import type { Route } from './+types/reset-password.route.ts';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: accountCopy.reset.title, robots: 'noindex' });

export const action = resetPasswordAction;
export const clientAction = formClientAction;

export default function ResetPassword() {
  const token = useEmailToken();
  return (
    <AuthLayout
      title={token === null ? accountCopy.reset.missingTitle : accountCopy.reset.title}
      lede={token === null ? accountCopy.reset.missing : accountCopy.reset.lede}
    >
      {token !== null && <ResetPasswordForm token={token} />}
      {token === null ? (
        <Button asChild block className="mt-8">
          <Link to="/forgot-password">{accountCopy.reset.again}</Link>
        </Button>
      ) : (
        <Button asChild variant="link" size="inline" className="mt-4">
          <Link to="/forgot-password">{accountCopy.reset.again}</Link>
        </Button>
      )}
    </AuthLayout>
  );
}
