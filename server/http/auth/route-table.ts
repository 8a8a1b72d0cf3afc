import { z } from 'zod';
import { signIn, signOut } from '#contract/account/sign-in.ts';
import { emailAddress, phoneNumber as phoneField } from '#contract/fields.ts';
import { typedLine, visibleLine } from '#contract/typed-text.ts';
import { inputCopy } from '#messages/input/input.ts';
import type { AccountAction } from '#shared/people/audit.ts';
import { MAX_PASSWORD, MIN_PASSWORD } from '#shared/people/passwords.ts';

export interface AuthRoute {
  /** Null: no body. Unknown fields are dropped, so a role never reaches the library. */
  readonly body: z.ZodObject | null;
  /** `confirmedRoute`: recently reauthenticated by sign-in, password in the body, or on request. */
  readonly access: 'anyone' | 'session' | 'confirmed';
  readonly event?: AccountAction;
  readonly signs_in?: true;
  /** Its timing must not reveal whether an address has an account. */
  readonly hides_timing?: true;
}

/** ERR-016. */
const EMAIL_OR_PHONE_REQUIRED = 'You must provide either an email or phone number.';
const emailOrPhoneError = {
  error: (issue: { readonly input?: unknown }) =>
    issue.input === undefined ? EMAIL_OR_PHONE_REQUIRED : undefined,
};

const email = z.string(emailOrPhoneError).pipe(emailAddress);
const phoneNumber = z.string(emailOrPhoneError).pipe(phoneField(() => inputCopy.whatsapp));
const name = visibleLine(() => inputCopy.lineRequired(inputCopy.lines.name)).max(200);
const password = z.string().min(MIN_PASSWORD).max(MAX_PASSWORD);
const anyPassword = z.string().min(1).max(MAX_PASSWORD);
const emptyInput = z.object({});
const code = z
  .string()
  .trim()
  .regex(/^\d{6}$/);
const next = z.string().max(2000).optional();
const credential = z.looseObject({ id: z.string().min(1).max(2000) });

const publicRoute = (body: z.ZodObject | null, more: Partial<AuthRoute> = {}): AuthRoute => ({
  body,
  access: 'anyone',
  ...more,
});
const session = (body: z.ZodObject | null, more: Partial<AuthRoute> = {}): AuthRoute => ({
  body,
  access: 'session',
  ...more,
});
const confirmedRoute = (body: z.ZodObject | null, event?: AccountAction): AuthRoute => ({
  body,
  access: 'confirmed',
  ...(event === undefined ? {} : { event }),
});

/** Library routes that are not listed are closed. */
const routes: Readonly<Record<string, AuthRoute>> = {
  'POST /sign-up/email': publicRoute(z.object({ name, email: emailAddress, password, next }), {
    hides_timing: true,
  }),
  'POST /sign-in/email': publicRoute(signIn.body, { signs_in: true }),
  'POST /sign-out': publicRoute(signOut.body, { event: 'account.signed_out' }),
  'POST /send-verification-email': publicRoute(z.object({ email, next }), { hides_timing: true }),
  'POST /request-password-reset': publicRoute(z.object({ email: emailAddress }), { hides_timing: true }),
  'POST /reset-password': publicRoute(z.object({ newPassword: password, token: z.string().min(1).max(200) })),
  'GET /verify-email': publicRoute(null, { signs_in: true }),
  'POST /email-otp/verify-email': publicRoute(z.object({ email, otp: code }), { signs_in: true }),
  'POST /change-password': session(
    z.object({
      currentPassword: anyPassword,
      newPassword: password,
      revokeOtherSessions: z.boolean().optional(),
    }),
    { event: 'account.password_changed' },
  ),
  'POST /revoke-other-sessions': session(emptyInput, { event: 'account.other_sessions_ended' }),

  // A one-time code signs in an existing account; a mailed one also signs up, if requested so and returned with a name.
  'POST /email-otp/send-verification-otp': publicRoute(
    z.object({ email, type: z.enum(['sign-in', 'sign-up']).default('sign-in') }),
    { hides_timing: true },
  ),
  'POST /sign-in/email-otp': publicRoute(z.object({ email, otp: code, name: name.optional() }), {
    signs_in: true,
  }),
  'POST /phone-number/send-otp': publicRoute(z.object({ phoneNumber }), { hides_timing: true }),
  'POST /phone-number/verify': publicRoute(z.object({ phoneNumber, code }), { signs_in: true }),

  'POST /two-factor/enable': confirmedRoute(z.object({ password: anyPassword.optional() })),
  // No trusted devices: they would outlive "sign out everywhere" and a reset second factor.
  'POST /two-factor/verify-totp': publicRoute(z.object({ code }), { signs_in: true }),
  'POST /two-factor/verify-backup-code': publicRoute(z.object({ code: z.string().trim().min(8).max(20) }), {
    signs_in: true,
    event: 'account.recovery_code_used',
  }),
  'POST /two-factor/generate-backup-codes': confirmedRoute(
    z.object({ password: anyPassword.optional() }),
    'account.recovery_codes_renewed',
  ),
  'POST /two-factor/disable': confirmedRoute(
    z.object({ password: anyPassword.optional() }),
    'account.two_factor_disabled',
  ),

  'GET /passkey/generate-register-options': confirmedRoute(null),
  'POST /passkey/verify-registration': confirmedRoute(
    z.object({ response: credential, name: typedLine.min(1).max(60).optional() }),
    'account.passkey_added',
  ),
  'GET /passkey/generate-authenticate-options': publicRoute(null),
  'POST /passkey/verify-authentication': publicRoute(z.object({ response: credential }), { signs_in: true }),
  'POST /passkey/update-passkey': session(z.object({ id: z.uuid(), name: typedLine.min(1).max(60) })),
  'POST /passkey/delete-passkey': confirmedRoute(z.object({ id: z.uuid() }), 'account.passkey_removed'),

  'POST /sign-in/social': publicRoute(
    z.object({
      provider: z.string().regex(/^[a-z][a-z0-9-]{1,40}$/),
      next,
      idToken: z.object({ token: z.string().max(8000), nonce: z.string().max(500).optional() }).optional(),
    }),
    { signs_in: true },
  ),
  'POST /sign-in/sso': publicRoute(
    z.object({
      domain: z.string().trim().toLowerCase().max(253).optional(),
      email: emailAddress.optional(),
      providerId: z.string().max(41).optional(),
      next,
    }),
  ),
  'POST /link-social': confirmedRoute(z.object({ provider: z.literal('google') })),
  'POST /unlink-account': confirmedRoute(z.object({ accountId: z.uuid() }), 'account.login_unlinked'),

  'POST /siwe/nonce': publicRoute(emptyInput),
  'POST /siwe/verify': publicRoute(
    z.object({ message: z.string().min(1).max(4000), signature: z.string().regex(/^0x[0-9a-f]{130}$/i) }),
    { signs_in: true },
  ),

  // Short-lived tokens for other services, and their public keys.
  'GET /token': session(null),
  'GET /jwks': publicRoute(null),
};

const callback = publicRoute(null, { signs_in: true });

export function authRoute(method: string, path: string): AuthRoute | null {
  if (method === 'GET' && /^\/callback\/[a-z][a-z0-9-]{1,40}$/.test(path)) return callback;
  const name = `${method} ${path}`;
  return Object.hasOwn(routes, name) ? (routes[name] ?? null) : null;
}
