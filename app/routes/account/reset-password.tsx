import { Link } from 'react-router';
import { Button } from '#app/components/ui/button.tsx';
import { accountCopy } from '#app/features/account/account-copy.ts';
import { resetPasswordAction } from '#app/features/account/actions/password-actions.ts';
import { AuthLayout } from '#app/features/account/auth-layout.tsx';
import { ResetPasswordForm } from '#app/features/account/forms/password-forms.tsx';
import { useEmailToken } from '#app/features/account/use-email-token.ts';
import { formClientAction } from '#app/lib/forms/form-client-action.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import type { Route } from './+types/reset-password.ts';

const copy = accountCopy.reset;

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: 'Kata sandi baru', robots: 'noindex' });

export const action = (args: Route.ActionArgs) => resetPasswordAction(args);
export const clientAction = formClientAction;

export default function ResetPassword() {
  const token = useEmailToken();
  return (
    <AuthLayout title={copy.title} lede={token === null ? copy.missing : copy.lede}>
      {token !== null && <ResetPasswordForm token={token} />}
      {token === null ? (
        <Button asChild block className="mt-8">
          <Link to="/forgot-password">{copy.again}</Link>
        </Button>
      ) : (
        <Button asChild variant="link" size="inline" className="mt-4">
          <Link to="/forgot-password">{copy.again}</Link>
        </Button>
      )}
    </AuthLayout>
  );
}
