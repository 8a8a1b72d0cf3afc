import { Link, useSearchParams } from 'react-router';
import { Button } from '#app/components/ui/button.tsx';
import { accountCopy } from '#app/features/account/account-copy.ts';
import { answerForgot } from '#app/features/account/answer-reset.ts';
import { AuthFrame } from '#app/features/account/auth-frame.tsx';
import { ForgotForm } from '#app/features/account/reset-forms.tsx';
import { keepTyped } from '#app/lib/keep-typed.ts';
import { pageMeta } from '#app/lib/page-meta.ts';
import type { Route } from './+types/forgot-password.ts';

const copy = accountCopy.forgot;

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: 'Lupa kata sandi', robots: 'noindex' });

export const action = (args: Route.ActionArgs) => answerForgot(args);
export const clientAction = keepTyped;

export default function ForgotPassword() {
  const [search] = useSearchParams();
  const isSent = search.has('sent');
  return (
    <AuthFrame title={isSent ? copy.sentTitle : copy.title} lede={isSent ? copy.sent : copy.lede}>
      {isSent ? (
        <p className="mt-6 border-line border-t pt-4 text-ink-2 text-ui">
          {copy.notThere}{' '}
          <Button asChild variant="link" size="inline">
            <Link to="/forgot-password">{copy.again}</Link>
          </Button>
        </p>
      ) : (
        <ForgotForm />
      )}
      <Button asChild variant="link" size="inline" className="mt-4">
        <Link to="/login">{copy.back}</Link>
      </Button>
    </AuthFrame>
  );
}
