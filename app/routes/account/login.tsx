import { useSearchParams } from 'react-router';
import { accountCopy } from '#app/features/account/account-copy.ts';
import { AuthFrame } from '#app/features/account/auth-frame.tsx';
import { LoginForm } from '#app/features/account/login-form.tsx';
import { pageMeta } from '#app/lib/page-meta.ts';
import { siteContext } from '#app/lib/site.ts';
import type { Route } from './+types/login.ts';

export function loader({ context }: Route.LoaderArgs) {
  return { demo_accounts: context.get(siteContext).demo_accounts };
}

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: 'Masuk', robots: 'noindex' });

export default function Login({ loaderData }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const notice = search.has('error')
    ? { tone: 'bg-debit-soft', text: accountCopy.login.invalidLink }
    : search.has('verified')
      ? { tone: 'bg-credit-soft', text: accountCopy.login.verified }
      : null;
  return (
    <AuthFrame title={accountCopy.login.title} lede={accountCopy.login.lede}>
      {notice !== null && (
        <p role="status" className={`mt-6 rounded-card px-4 py-3 text-ui ${notice.tone}`}>
          {notice.text}
        </p>
      )}
      <LoginForm demoAccounts={loaderData.demo_accounts} />
    </AuthFrame>
  );
}
