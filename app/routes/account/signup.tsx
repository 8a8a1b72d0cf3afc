import { useState } from 'react';
import { accountCopy } from '#app/features/account/account-copy.ts';
import { AuthFrame } from '#app/features/account/auth-frame.tsx';
import { CheckEmail } from '#app/features/account/check-email.tsx';
import { SignupForm } from '#app/features/account/signup-form.tsx';
import { pageMeta } from '#app/lib/page-meta.ts';
import { siteContext } from '#app/lib/site.ts';
import type { Route } from './+types/signup.ts';

export function loader({ context }: Route.LoaderArgs) {
  return { is_development: context.get(siteContext).is_development };
}

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: 'Daftar', robots: 'noindex' });

export default function Signup({ loaderData }: Route.ComponentProps) {
  const [pendingEmail, setPendingEmail] = useState<string | null>(null);
  if (pendingEmail !== null) {
    return <CheckEmail email={pendingEmail} hasDevMailbox={loaderData.is_development} />;
  }
  return (
    <AuthFrame title={accountCopy.signup.title} lede={accountCopy.signup.lede}>
      <SignupForm onPending={setPendingEmail} />
    </AuthFrame>
  );
}
