import { Link } from 'react-router';
import { Button } from '#app/components/ui/button.tsx';
import { accountCopy } from '#app/features/account/account-copy.ts';
import { answerReset } from '#app/features/account/answer-reset.ts';
import { AuthFrame } from '#app/features/account/auth-frame.tsx';
import { ResetForm } from '#app/features/account/reset-forms.tsx';
import { useMailedToken } from '#app/features/account/use-mailed-token.ts';
import { keepTyped } from '#app/lib/keep-typed.ts';
import { pageMeta } from '#app/lib/page-meta.ts';
import type { Route } from './+types/reset-password.ts';

const copy = accountCopy.reset;

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: 'Kata sandi baru', robots: 'noindex' });

export const action = (args: Route.ActionArgs) => answerReset(args);
export const clientAction = keepTyped;

export default function ResetPassword() {
  const token = useMailedToken();
  return (
    <AuthFrame title={copy.title} lede={token === null ? copy.missing : copy.lede}>
      {token !== null && <ResetForm token={token} />}
      {token === null ? (
        <Button asChild block className="mt-8">
          <Link to="/forgot-password">{copy.again}</Link>
        </Button>
      ) : (
        <Button asChild variant="link" size="inline" className="mt-4">
          <Link to="/forgot-password">{copy.again}</Link>
        </Button>
      )}
    </AuthFrame>
  );
}
