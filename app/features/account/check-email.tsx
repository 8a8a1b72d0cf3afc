import { useEffect } from 'react';
import { Link, useNavigate } from 'react-router';
import { SuggestionWithoutScripts } from '#app/components/form/email-suggestion.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { useViewer } from '#app/hooks/session/use-viewer.ts';
import { accountCopy } from '#messages/account/account.ts';
import { signInRedirect, withNext } from '#shared/people/sign-in-redirect.ts';
import { AuthLayout } from './auth-layout.tsx';
import { ConfirmCodeForm } from './forms/confirm-code-form.tsx';
import { usePollSession } from './providers/use-poll-session.ts';

interface Props {
  readonly email: string;
  readonly next: string;
  readonly hasDevMailbox: boolean;
}

/** Accepts the code here, or the link opened in any tab; both continue to `next` (AUTH-012). */
export function CheckEmail({ email, next, hasDevMailbox }: Props) {
  usePollSession();
  useRedirectWhenSignedIn(next);
  return (
    <AuthLayout title={accountCopy.pending.title} lede={accountCopy.pending.text}>
      <SuggestionWithoutScripts typed={email} />
      <div className="mt-6">
        <ConfirmCodeForm email={email} next={next} />
      </div>
      <div className="mt-4 grid gap-3">
        <Button asChild variant="outline" className="w-full">
          <Link to={withNext('/login', next)}>{accountCopy.pending.action}</Link>
        </Button>
        {hasDevMailbox && (
          <Button asChild variant="outline" className="w-full">
            <Link to={`/dev/mailbox?to=${encodeURIComponent(email)}`}>{accountCopy.pending.devMailbox}</Link>
          </Button>
        )}
        <Button asChild variant="link" size="inline" className="justify-self-start">
          <Link to={withNext('/signup', next)} reloadDocument>
            {accountCopy.pending.other}
          </Link>
        </Button>
      </div>
    </AuthLayout>
  );
}

function useRedirectWhenSignedIn(next: string): void {
  const { viewer } = useViewer();
  const navigate = useNavigate();
  const target = viewer === null ? null : signInRedirect(viewer.role, next);
  useEffect(() => {
    if (target !== null) void navigate(target, { replace: true });
  }, [target, navigate]);
}
