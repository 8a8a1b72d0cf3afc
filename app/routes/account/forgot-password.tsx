import { useState } from 'react';
import { Link } from 'react-router';
import { Button } from '#app/components/ui/button.tsx';
import { accountCopy } from '#app/features/account/account-copy.ts';
import { AuthFrame } from '#app/features/account/auth-frame.tsx';
import { ForgotForm } from '#app/features/account/reset-forms.tsx';
import { pageMeta } from '#app/lib/page-meta.ts';
import type { Route } from './+types/forgot-password.ts';

const copy = accountCopy.forgot;

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: 'Lupa kata sandi', robots: 'noindex' });

export default function ForgotPassword() {
  const [isSent, setIsSent] = useState(false);
  return (
    <AuthFrame title={isSent ? copy.sentTitle : copy.title} lede={isSent ? copy.sent : copy.lede}>
      {isSent ? (
        <p className="mt-6 border-line border-t pt-4 text-ink-2 text-ui">
          {copy.notThere}{' '}
          <Button variant="link" size="inline" onClick={() => setIsSent(false)}>
            {copy.again}
          </Button>
        </p>
      ) : (
        <ForgotForm onSent={() => setIsSent(true)} />
      )}
      <Button asChild variant="link" size="inline" className="mt-4">
        <Link to="/login">{copy.back}</Link>
      </Button>
    </AuthFrame>
  );
}
