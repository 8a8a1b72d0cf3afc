import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { Button } from '#app/components/ui/button.tsx';
import { accountCopy } from '#app/features/account/account-copy.ts';
import { AuthFrame } from '#app/features/account/auth-frame.tsx';
import { OneButton } from '#app/features/account/one-button.tsx';
import { pageMeta } from '#app/lib/page-meta.ts';
import type { confirmEmailChange } from '#contract/account/security.ts';
import { createClient } from '#contract/client.ts';
import type { Route } from './+types/confirm-email.ts';

const copy = accountCopy.confirmEmail;
const browser = createClient((request) => fetch(request));

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: 'Konfirmasi email', robots: 'noindex' });

/** Behind the links of both mails about another address; the yes is given by the button. */
export default function ConfirmEmail() {
  const [search] = useSearchParams();
  const [state, setState] = useState<'asked' | 'waiting' | 'changed'>('asked');
  const confirm = async () => {
    const route = { method: 'post', path: '/api/account/email-change/confirm' } as const;
    const body = { token: search.get('token') ?? '' };
    const answer = await browser.call<typeof confirmEmailChange>(route, { body });
    if (!answer.ok) return answer.refusal.message;
    setState(answer.value.state);
    return null;
  };
  if (state === 'waiting') return <AuthFrame title={copy.waitingTitle} lede={copy.waiting} />;
  if (state === 'changed') {
    return (
      <AuthFrame title={copy.changedTitle} lede={copy.changed}>
        <Button asChild className="mt-8">
          <Link to="/login?moved=1">{copy.toLogin}</Link>
        </Button>
      </AuthFrame>
    );
  }
  return (
    <AuthFrame title={copy.title} lede={copy.lede}>
      <OneButton label={copy.submit} busyText={copy.busy} onPress={confirm} />
    </AuthFrame>
  );
}
