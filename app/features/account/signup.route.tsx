import { useEffect, useState } from 'react';
import { Link, useActionData, useNavigate, useSearchParams } from 'react-router';
import { ActionForm, SubmitButton } from '#app/components/form/action-form.tsx';
import { EmailField } from '#app/components/form/email-field.tsx';
import { SuggestionWithoutScripts } from '#app/components/form/email-suggestion.tsx';
import { PasswordFormField } from '#app/components/form/secret-fields.tsx';
import { TextField } from '#app/components/form/text-fields.tsx';
import { useActionForm } from '#app/components/form/use-action-form.ts';
import { AgreementLine } from '#app/components/page/agreement-line.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { useViewer } from '#app/hooks/session/use-viewer.ts';
import { callAuthApi } from '#app/lib/api/auth-api.ts';
import { formAction, formActions } from '#app/lib/forms/form-action.ts';
import type { FormReply } from '#app/lib/forms/form-reply.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import { siteContext } from '#app/lib/site/site-context.ts';
import { toast } from '#app/lib/toast.ts';
import { accountCopy } from '#messages/account/account.ts';
import { safeNext } from '#shared/people/safe-next.ts';
import { signInRedirect, withNext } from '#shared/people/sign-in-redirect.ts';
import { succeed } from '#shared/result.ts';
import type { Route } from './+types/signup.route.ts';
import { confirmEmailSchema, resendSchema, signupSchema } from './actions/account-schemas.ts';
import { authRefusals, mapFieldErrors, nextPathFrom, signInResult } from './actions/auth-actions.ts';
import { firstSignInClientAction } from './actions/sign-in-client-action.ts';
import { AuthLayout } from './auth-layout.tsx';
import { AuthSwitchLink } from './auth-switch-link.tsx';
import { ConfirmCodeForm } from './forms/confirm-code-form.tsx';
import { FormNameInput, StayOnPageInput } from './forms/form-inputs.tsx';
import { GoogleButton } from './providers/google-button.tsx';
import { usePollSession } from './providers/use-poll-session.ts';

const base = { refusals: authRefusals, secrets: ['password', 'confirm', 'code'] };

const signup = formAction({
  ...base,
  form: 'signup',
  schema: signupSchema,
  send: async ({ full_name, email, password }, { request, context }) => {
    const next = nextPathFrom(request);
    const created = await callAuthApi(context, '/sign-up/email', { name: full_name, email, password, next });
    return created.ok
      ? succeed({ to: withNext('/signup', next), data: { email, full_name } })
      : mapFieldErrors(created);
  },
});

const confirm = formAction({
  ...base,
  form: 'confirm',
  schema: confirmEmailSchema,
  send: async ({ email, code }, { request, context }) => {
    const confirmed = await callAuthApi(context, '/email-otp/verify-email', { email, otp: code });
    return signInResult(confirmed, nextPathFrom(request));
  },
});

const resend = formAction({
  ...base,
  form: 'resend',
  schema: resendSchema,
  send: async ({ email }, { request, context }) => {
    const next = nextPathFrom(request);
    const sent = await callAuthApi(context, '/send-verification-email', { email, next });
    return sent.ok ? succeed({ to: withNext('/signup', next), data: { email } }) : sent;
  },
});

const signupAction = formActions({ confirm, resend }, signup, 'form');

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

interface Props {
  readonly email: string;
  readonly next: string;
  readonly hasDevMailbox: boolean;
}

/** Accepts the code here, or the link opened in any tab; both continue to `next` (AUTH-012). */
function CheckEmail({ email, next, hasDevMailbox }: Props) {
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

interface SignupFormProps {
  readonly next: string;
  readonly onPending: (email: string) => void;
}

export function SignupForm({ next, onPending }: SignupFormProps) {
  const form = useActionForm({
    id: 'signup',
    action: withNext('/signup', next),
    loadSchema: async () => (await import('./actions/account-schemas.ts')).signupSchema,
    toastForInvalid: () => null,
    saysRefusals: 'above the button',
    onSuccess: ({ email = '' }) => {
      toast.success(accountCopy.signup.success.title, { description: accountCopy.signup.success.text });
      onPending(email);
    },
  });
  return (
    <>
      <ActionForm form={form} label={accountCopy.signup.title} className="mt-8 grid gap-4">
        <FormNameInput name="signup" />
        <StayOnPageInput />
        <TextField name="full_name" label={accountCopy.fullName} autoComplete="name" />
        <EmailField name="email" label={accountCopy.email} />
        <PasswordFormField
          label={accountCopy.password}
          name="password"
          autoComplete="new-password"
          hint={accountCopy.passwordHint}
        />
        <PasswordFormField label={accountCopy.confirm} name="confirm" autoComplete="new-password" />
        <SubmitButton form={form} label={accountCopy.signup.submit} busyText={accountCopy.signup.busy} />
        <AgreementLine action="signUp" />
      </ActionForm>
      <div className="mt-4">
        <GoogleButton place="signup" next={next} />
      </div>
      <AuthSwitchLink to="/login" question={accountCopy.signup.other} label={accountCopy.signup.otherLink} />
    </>
  );
}
