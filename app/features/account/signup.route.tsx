import { useState } from 'react';
import { useActionData, useSearchParams } from 'react-router';
import { firstSignInClientAction } from '#app/features/account/actions/sign-in-client-action.ts';
import { signupAction } from '#app/features/account/actions/signup-action.ts';
import { AuthLayout } from '#app/features/account/auth-layout.tsx';
import { CheckEmail } from '#app/features/account/check-email.tsx';
import { SignupForm } from '#app/features/account/forms/signup-form.tsx';
import type { FormReply } from '#app/lib/forms/form-reply.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import { siteContext } from '#app/lib/site/site-context.ts';
import { accountCopy } from '#messages/account/account.ts';
import { safeNext } from '#shared/people/safe-next.ts';
import type { Route } from './+types/signup.route.ts';

export function loader({ context }: Route.LoaderArgs) {
  return { is_development: context.get(siteContext).is_development };
}

export const action = signupAction;
export const clientAction = firstSignInClientAction;

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: accountCopy.signup.pageTitle, robots: 'noindex' });

export default function Signup({ loaderData }: Route.ComponentProps) {
  const posted = useActionData<FormReply>();
  const [search] = useSearchParams();
  const next = safeNext(search.get('next'));
  const [createdEmail, setCreatedEmail] = useState<string | null>(null);
  const pending = createdEmail ?? pendingEmail(posted);
  if (pending !== null) {
    return <CheckEmail email={pending} next={next} hasDevMailbox={loaderData.is_development} />;
  }
  return (
    <AuthLayout title={accountCopy.signup.title} lede={accountCopy.signup.lede}>
      <SignupForm next={next} onPending={setCreatedEmail} />
    </AuthLayout>
  );
}

function pendingEmail(reply: FormReply | undefined): string | null {
  if (reply === undefined) return null;
  if (reply.success !== null) return reply.success.email ?? null;
  const email = reply.form === 'signup' ? undefined : reply.result?.initialValue?.email;
  return typeof email === 'string' ? email : null;
}
