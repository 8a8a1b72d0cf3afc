import { Link, useSearchParams } from 'react-router';
import { Button } from '#app/components/ui/button.tsx';
import { accountCopy } from '#app/features/account/account-copy.ts';
import { answerConfirmEmail } from '#app/features/account/answer-mailed-link.ts';
import { AuthFrame } from '#app/features/account/auth-frame.tsx';
import { OneButton } from '#app/features/account/one-button.tsx';
import { useMailedToken } from '#app/features/account/use-mailed-token.ts';
import { keepTyped } from '#app/lib/keep-typed.ts';
import { pageMeta } from '#app/lib/page-meta.ts';
import type { Route } from './+types/confirm-email.ts';

const copy = accountCopy.confirmEmail;

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: 'Konfirmasi email', robots: 'noindex' });

export const action = (args: Route.ActionArgs) => answerConfirmEmail(args);
export const clientAction = keepTyped;

/** Behind the links of both mails about another address; the yes is given by the button. */
export default function ConfirmEmail() {
  const [search] = useSearchParams();
  const token = useMailedToken();
  const done = search.get('done');
  if (done === 'waiting') return <AuthFrame title={copy.waitingTitle} lede={copy.waiting} />;
  if (done === 'changed') {
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
      <OneButton action="/confirm-email" token={token ?? ''} label={copy.submit} busyText={copy.busy} />
    </AuthFrame>
  );
}
