import type { RouterContextProvider } from 'react-router';
import type { z } from 'zod';
import { api } from '#app/lib/api.ts';
import type { SentFacts } from '#app/lib/form-reply.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { landingOf, withNext } from '#shared/landing.ts';
import { type Result, succeed } from '#shared/result.ts';
import type { UserRole } from '#shared/roles.ts';
import { safeNext } from '#shared/safe-next.ts';

export interface ActionArgs {
  readonly request: Request;
  readonly context: Readonly<RouterContextProvider>;
}

/** Routes of the auth library, which stand beside the contract. */
type AuthRoute = Omit<Endpoint, 'method' | 'path' | 'body' | 'output' | 'refusals'> & {
  readonly method: 'post';
  readonly path: `/api/auth/${string}`;
  readonly body: z.ZodObject<Readonly<Record<string, z.ZodString>>>;
  readonly output: z.ZodType<{
    readonly two_factor?: boolean;
    readonly user?: { readonly role: UserRole } | null;
    readonly url?: string;
  }>;
  readonly refusals: Readonly<Record<string, never>>;
};

/** Calls a route of the library in process; cookies that it sets leave with the page. */
export function callAuth(
  context: ActionArgs['context'],
  path: `/${string}`,
  body: Readonly<Record<string, string>>,
) {
  return api(context).call<AuthRoute>({ method: 'post', path: `/api/auth${path}` }, { body });
}
/** The schemas of the forms; the forms themselves fetch the same file when they are touched. */
export const loadForms = () => import('./account-forms.ts');

type Answer = Awaited<ReturnType<typeof callAuth>>;

/** The page that waits behind the door. */
export const nextIn = (request: Request): string => safeNext(new URL(request.url).searchParams.get('next'));

/** Where an answer to a sign-in leads: on, or to the second factor. */
export function onward(answer: Answer, next: string): Result<Onward, Refusal> {
  if (!answer.ok) return atFields(answer);
  const { two_factor, user } = answer.value;
  if (two_factor === true) {
    return succeed({ to: withNext('/login?second-factor=1', next), facts: { second_factor: '1' } });
  }
  return succeed({ to: landingOf(user?.role ?? 'user', next) });
}

interface Onward {
  readonly to: string;
  /** For a form that stays: whether the second factor is missing. */
  readonly facts?: SentFacts;
}

interface Refusal {
  readonly code: string;
  readonly message: string;
  readonly fields?: Readonly<Record<string, string>>;
}

/** The library calls a mailed code `otp` and a name `name`; the fields of the forms have other names. */
const fieldNames: Readonly<Record<string, string>> = {
  otp: 'code',
  name: 'full_name',
  newPassword: 'password',
};

/** Its refusal at the fields of the form. */
export function atFields<Answered extends Result<unknown, Refusal>>(answer: Answered): Answered {
  if (answer.ok || answer.refusal.fields === undefined) return answer;
  const fields = Object.entries(answer.refusal.fields).map(([name, text]) => [
    fieldNames[name] ?? name,
    text,
  ]);
  return { ...answer, refusal: { ...answer.refusal, fields: Object.fromEntries(fields) } };
}

/** Status of what the library refuses; the page that comes back has the same. */
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
