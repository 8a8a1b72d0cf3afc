import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { accountCopy } from '#app/features/account/account-copy.ts';
import { AuthFrame } from '#app/features/account/auth-frame.tsx';
import { EmailCodeForm } from '#app/features/account/email-code-form.tsx';
import { LoginForm } from '#app/features/account/login-form.tsx';
import { LoginNotice } from '#app/features/account/login-notice.tsx';
import { SecondFactorForm } from '#app/features/account/second-factor-form.tsx';
import { DONE_PATH } from '#app/features/account/sign-in-window.ts';
import { type LoginStep, useLogin } from '#app/features/account/use-login.ts';
import { pageMeta } from '#app/lib/page-meta.ts';
import { siteContext } from '#app/lib/site.ts';
import { toast } from '#app/lib/toast.ts';
import type { Route } from './+types/login.ts';

export function loader({ context }: Route.LoaderArgs) {
  return { demo_accounts: context.get(siteContext).demo_accounts };
}

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: 'Masuk', robots: 'noindex' });

const words = {
  password: accountCopy.login,
  code: accountCopy.code,
  'second-factor': accountCopy.secondFactor,
} as const satisfies Readonly<Record<LoginStep, { title: string; lede: string }>>;

export default function Login({ loaderData }: Route.ComponentProps) {
  const [search] = useSearchParams();
  // A provider leads back here when the account also wants its second factor.
  const login = useLogin(search.has('second-factor') ? 'second-factor' : 'password');
  const place = login.next === DONE_PATH ? 'modal' : 'login';
  useProviderProblem(search.has('provider') ? search.get('error') : null, place);
  const { title, lede } = words[login.step];
  return (
    <AuthFrame title={title} lede={lede}>
      {login.step === 'password' && (
        <>
          <LoginNotice />
          <LoginForm demoAccounts={loaderData.demo_accounts} login={login} />
        </>
      )}
      {login.step === 'code' && <EmailCodeForm onAnswer={login.settle} onBack={() => login.startOver()} />}
      {login.step === 'second-factor' && (
        <div className="mt-8">
          <SecondFactorForm onDone={login.finish} onOver={login.startOver} />
        </div>
      )}
    </AuthFrame>
  );
}

/** ERR-010, ERR-011: the way back from Google tells why it failed with one word, in the window of the modal, too. */
function useProviderProblem(word: string | null, place: 'modal' | 'login'): void {
  useEffect(() => {
    if (word === null) return;
    const problems: Readonly<Record<string, string | undefined>> = accountCopy.providerProblems;
    toast.error(accountCopy.googleFailed[place], { description: problems[word] ?? accountCopy.unexpected });
  }, [word, place]);
}
