import { useState } from 'react';
import { useActionData, useSearchParams } from 'react-router';
import { accountCopy } from '#app/features/account/account-copy.ts';
import { announceSignIn } from '#app/features/account/announce-sign-in.ts';
import { answerSignup } from '#app/features/account/answer-signup.ts';
import { AuthFrame } from '#app/features/account/auth-frame.tsx';
import { CheckEmail } from '#app/features/account/check-email.tsx';
import { SignupForm } from '#app/features/account/signup-form.tsx';
import type { FormReply } from '#app/lib/form-reply.ts';
import { pageMeta } from '#app/lib/page-meta.ts';
import { siteContext } from '#app/lib/site.ts';
import { safeNext } from '#shared/safe-next.ts';
import type { Route } from './+types/signup.ts';

export function loader({ context }: Route.LoaderArgs) {
  return { is_development: context.get(siteContext).is_development };
}

export const action = (args: Route.ActionArgs) => answerSignup(args);
export const clientAction = announceSignIn;

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: 'Daftar', robots: 'noindex' });

export default function Signup({ loaderData }: Route.ComponentProps) {
  const posted = useActionData<FormReply>();
  const [search] = useSearchParams();
  const next = safeNext(search.get('next'));
  const [made, setMade] = useState<string | null>(null);
  const pending = made ?? waitingAddress(posted);
  if (pending !== null) {
    return <CheckEmail email={pending} next={next} hasDevMailbox={loaderData.is_development} />;
  }
  return (
    <AuthFrame title={accountCopy.signup.title} lede={accountCopy.signup.lede}>
      <SignupForm next={next} onPending={setMade} />
    </AuthFrame>
  );
}

/** Which address waits for its code, on a page that came back from the server. */
function waitingAddress(reply: FormReply | undefined): string | null {
  if (reply === undefined) return null;
  if (reply.sent !== null) return reply.sent.email ?? null;
  const typed = reply.form === 'signup' ? undefined : reply.result?.initialValue?.email;
  return typeof typed === 'string' ? typed : null;
}
