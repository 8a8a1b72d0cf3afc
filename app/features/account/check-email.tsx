import { Link } from 'react-router';
import { Button } from '#app/components/ui/button.tsx';
import { accountCopy } from './account-copy.ts';
import { AuthFrame } from './auth-frame.tsx';

const copy = accountCopy.pending;

interface Props {
  readonly email: string;
  readonly hasDevMailbox: boolean;
}

/** After signing up: the account waits for its e-mail to be confirmed (AUTH-012). */
export function CheckEmail({ email, hasDevMailbox }: Props) {
  return (
    <AuthFrame title={copy.title} lede={copy.text}>
      <p className="mt-6 break-all rounded-card bg-sunk px-4 py-3 font-semibold">{email}</p>
      <div className="mt-6 grid gap-3">
        <Button asChild className="w-full">
          <Link to="/login">{copy.action}</Link>
        </Button>
        {hasDevMailbox && (
          <Button asChild variant="outline" className="w-full">
            <Link to={`/dev/mailbox?to=${encodeURIComponent(email)}`}>{copy.devMailbox}</Link>
          </Button>
        )}
      </div>
    </AuthFrame>
  );
}
