import type { callAuthApi } from '#app/lib/api/auth-api.ts';
import type { FormRefusal } from '#app/lib/forms/form-action.ts';
import type { FormSuccessData } from '#app/lib/forms/form-reply.ts';
import { safeNext } from '#shared/people/safe-next.ts';
import { signInRedirect, withNext } from '#shared/people/sign-in-redirect.ts';
import { type Result, succeed } from '#shared/result.ts';

type AuthApiResult = Awaited<ReturnType<typeof callAuthApi>>;

export const nextPathFrom = (request: Request): string =>
  safeNext(new URL(request.url).searchParams.get('next'));

export function signInResult(result: AuthApiResult, next: string): Result<SignInSuccess, FormRefusal> {
  if (!result.ok) return mapFieldErrors(result);
  const { two_factor, user } = result.value;
  if (two_factor === true) {
    return succeed({ to: withNext('/login?second-factor=1', next), data: { second_factor: '1' } });
  }
  return succeed({ to: signInRedirect(user?.role ?? 'user', next) });
}

interface SignInSuccess {
  readonly to: string;
  readonly data?: FormSuccessData;
}

const formFieldNames: Readonly<Record<string, string>> = {
  otp: 'code',
  name: 'full_name',
  newPassword: 'password',
};

export function mapFieldErrors<Outcome extends Result<unknown, FormRefusal>>(result: Outcome): Outcome {
  if (result.ok || result.refusal.fields === undefined) return result;
  const fields = Object.entries(result.refusal.fields).map(([name, text]) => [
    formFieldNames[name] ?? name,
    text,
  ]);
  return { ...result, refusal: { ...result.refusal, fields: Object.fromEntries(fields) } };
}

export const authRefusals = {
  INVALID_EMAIL_OR_PASSWORD: { status: 401 },
  EMAIL_NOT_VERIFIED: { status: 403 },
  ACCOUNT_INACTIVE: { status: 403 },
  INVALID_TOKEN: { status: 400 },
  INVALID_PASSWORD: { status: 422 },
  INVALID_CODE: { status: 422 },
  SIGN_IN_AGAIN: { status: 401 },
  PROVIDER_UNKNOWN: { status: 404 },
  CODE_SENT: { status: 200 },
} as const;
