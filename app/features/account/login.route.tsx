import { useEffect } from 'react';
import { Link, redirect, useNavigate, useSearchParams } from 'react-router';
import { Button } from '#app/components/ui/button.tsx';
import { refreshViewer } from '#app/hooks/session/use-viewer.ts';
import { api } from '#app/lib/api/api-context.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import { siteContext } from '#app/lib/site/site-context.ts';
import { toast } from '#app/lib/toast.ts';
import { getViewer } from '#contract/account/session.ts';
import { accountCopy } from '#messages/account/account.ts';
import { safeNext } from '#shared/people/safe-next.ts';
import { SIGN_IN_REDIRECT_PATH, signInRedirect, withNext } from '#shared/people/sign-in-redirect.ts';
import type { Route } from './+types/login.route.ts';
import { loginAction } from './actions/login-action.ts';
import { signInClientAction } from './actions/sign-in-client-action.ts';
import { AuthLayout } from './auth-layout.tsx';
import { CodeForm } from './forms/code-form.tsx';
import { LoginForm } from './forms/login-form.tsx';
import { SecondFactorForm } from './forms/second-factor-form.tsx';
import { SIGN_IN_DONE_PATH } from './providers/sign-in-window.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const search = new URL(request.url).searchParams;
  // The mailed link signs in when it is first opened, and redirects; a second time it only confirms.
  if (search.has('verified')) {
    const result = await api(context).call(getViewer);
    const viewer = result.ok ? result.value.user : null;
    if (viewer !== null) throw redirect(signInRedirect(viewer.role, search.get('next')));
  }
  return { demo_accounts: context.get(siteContext).demo_accounts };
}

export const action = loginAction;
export const clientAction = signInClientAction;

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: accountCopy.login.pageTitle, robots: 'noindex' });

export default function Login({ loaderData }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const next = safeNext(search.get('next'));
  const place = next === SIGN_IN_DONE_PATH ? 'modal' : 'login';
  const onSignedIn = useOnSignedIn(next);
  useProviderErrorToast(search.has('provider') ? search.get('error') : null, place);
  if (search.has('second-factor')) return <SecondFactorPage next={next} kind={search.get('second-factor')} />;
  if (search.has('code')) {
    return (
      <AuthLayout title={accountCopy.code.title} lede={accountCopy.code.lede}>
        <div className="mt-8">
          <CodeForm next={next} />
        </div>
        <Button asChild variant="link" size="inline" className="mt-2">
          <Link to={withNext('/login', next)}>{accountCopy.code.back}</Link>
        </Button>
      </AuthLayout>
    );
  }
  return (
    <AuthLayout title={accountCopy.login.title} lede={accountCopy.login.lede}>
      <LoginNotice />
      <LoginForm demoAccounts={loaderData.demo_accounts} next={next} onSignedIn={onSignedIn} />
    </AuthLayout>
  );
}

function SecondFactorPage({ next, kind }: { readonly next: string; readonly kind: string | null }) {
  const { title, lede, useApp, useRecovery } = accountCopy.secondFactor;
  const isRecovery = kind === 'recovery';
  const other = withNext(`/login?second-factor=${isRecovery ? '1' : 'recovery'}`, next);
  const toggle = (
    <Button asChild variant="link" size="inline">
      <Link to={other} replace>
        {isRecovery ? useApp : useRecovery}
      </Link>
    </Button>
  );
  return (
    <AuthLayout title={title} lede={lede}>
      <div className="mt-8">
        <SecondFactorForm
          key={isRecovery ? 'recovery' : 'app'}
          next={next}
          isRecovery={isRecovery}
          toggle={toggle}
        />
      </div>
    </AuthLayout>
  );
}

function useOnSignedIn(next: string): () => void {
  const navigate = useNavigate();
  return () => {
    const { title, text } = accountCopy.login.success;
    toast.success(title, { description: text });
    void refreshViewer();
    void navigate(withNext(SIGN_IN_REDIRECT_PATH, next), { replace: true });
  };
}

/** Google's callback carries an error code, in the popup, too (ERR-010, ERR-011). */
function useProviderErrorToast(word: string | null, place: 'modal' | 'login'): void {
  useEffect(() => {
    if (word === null) return;
    const problems: Readonly<Record<string, string | undefined>> = accountCopy.providerProblems;
    toast.error(accountCopy.googleFailed[place], { description: problems[word] ?? accountCopy.unexpected });
  }, [word, place]);
}

function LoginNotice() {
  const [search] = useSearchParams();
  const notice = noticeFromSearch(search);
  if (notice === null) return null;
  return (
    <p role="status" className={`mt-6 rounded-card px-4 py-3 text-ui ${notice.tone}`}>
      {notice.text}
    </p>
  );
}

function noticeFromSearch(search: URLSearchParams) {
  if (search.has('provider')) return null;
  if (search.has('again')) return { tone: 'bg-debit-soft', text: accountCopy.login.again };
  if (search.has('error')) return { tone: 'bg-debit-soft', text: accountCopy.login.invalidLink };
  if (search.has('verified')) return { tone: 'bg-credit-soft', text: accountCopy.login.verified };
  if (search.has('reset')) return { tone: 'bg-credit-soft', text: accountCopy.login.reset };
  return search.has('moved') ? { tone: 'bg-credit-soft', text: accountCopy.login.moved } : null;
}
