import { z } from 'zod';
import { inputCopy } from '#messages/input/input.ts';
import { accountActions, userActions } from '#shared/people/audit.ts';
import { accountApi, publicApi } from '../endpoint.ts';
import { emailAddress, timestamp, uuid, window } from '../fields.ts';

const account = accountApi('Account');

const security = z
  .object({
    email: z.string(),
    phone_number: z.string().nullable(),
    has_password: z.boolean(),
    two_factor_enabled: z.boolean(),
    delete_after: timestamp.nullable().meta({ description: 'When the account will be deleted.' }),
    email_change: z
      .object({
        new_email: z.string(),
        is_current_confirmed: z.boolean(),
        is_new_confirmed: z.boolean(),
      })
      .nullable(),
    logins: z.array(z.object({ id: uuid, provider: z.string(), created_at: timestamp })),
    passkeys: z.array(
      z.object({ id: uuid, name: z.string().nullable(), backed_up: z.boolean(), created_at: timestamp }),
    ),
    google_available: z.boolean(),
    phone_available: z.boolean().meta({ description: 'Whether codes can be sent by telephone.' }),
  })
  .meta({ id: 'Security' });
export type Security = z.output<typeof security>;

export const getSecurity = account.get('/api/account/security', {
  summary: 'What guards the own account: password, second factor, passkeys, linked sign-ins',
  output: z.object({ security }),
});

const session = z
  .object({
    id: uuid,
    device: z.object({
      name: z.string().nullable(),
      kind: z.enum(['phone', 'tablet', 'computer', 'program']),
    }),
    address: z.string().nullable(),
    last_seen_at: timestamp,
    created_at: timestamp,
    is_current: z.boolean(),
  })
  .meta({ id: 'OpenSession' });
export type OpenSession = z.output<typeof session>;

export const listSessions = account.get('/api/account/sessions', {
  summary: 'Where one is signed in, the latest use first',
  output: z.object({ sessions: z.array(session) }),
});

export const revokeSession = account.delete('/api/account/sessions/{id}', {
  summary: 'Sign one of the own devices out',
  params: z.object({ id: uuid }),
  output: z.object({ ended: z.literal(true) }),
  refusals: {
    SESSION_NOT_FOUND: { status: 404 },
  },
});

export const revokeOtherSessions = account.post('/api/account/sessions/end-others', {
  summary: 'Sign out everywhere but here',
  body: z.object({}).strict(),
  output: z.object({ ended: z.int() }),
});

const securityEvent = z
  .object({
    id: z.int(),
    action: z.enum([...accountActions, ...userActions]),
    is_own: z.boolean(),
    device: z.string().nullable(),
    address: z.string().nullable(),
    created_at: timestamp,
  })
  .meta({ id: 'SecurityEvent' });
export type SecurityEvent = z.output<typeof securityEvent>;

export const listSecurityEvents = account.get('/api/account/security-events', {
  summary: 'What happened to the own account, newest first',
  query: z.object(window(20)),
  output: z.object({ events: z.array(securityEvent), total: z.int() }),
});

const rate_limit = { name: 'reauthenticate', points: 10, seconds: 600 } as const;

export const sendReauthenticationCode = account.post('/api/auth/reauthenticate/code', {
  summary: 'Mail a code that proves who is signed in, for accounts without a password',
  rate_limit: { name: 'reauthenticate-code', points: 5, seconds: 900 },
  body: z.object({}).strict(),
  output: z.object({ sent: z.literal(true) }),
});

export const reauthenticate = account.post('/api/auth/reauthenticate', {
  summary: 'Prove who is signed in, with the password or the mailed code; dangerous actions ask for it',
  rate_limit,
  body: z
    .object({
      password: z.string().min(1).max(128).optional(),
      code: z
        .string()
        .regex(/^\d{6}$/)
        .optional(),
    })
    .strict()
    .refine(({ password, code }) => (password === undefined) !== (code === undefined), {
      error: () => inputCopy.passwordOrCode,
    })
    .meta({ examples: [{ password: 'kopi susu di teras' }] }),
  output: z.object({ confirmed: z.literal(true) }),
  refusals: {
    WRONG_PASSWORD: { status: 422 },
    WRONG_CODE: { status: 422 },
  },
});

export const requestEmailChange = account.post('/api/account/email-change', {
  summary: 'Ask both mailboxes whether the account may move to another address',
  reauthentication: 'required',
  rate_limit: { name: 'email-change', points: 5, seconds: 3600 },
  body: z.object({ email: emailAddress }).strict(),
  output: z.object({ sent: z.literal(true) }),
  refusals: {
    SAME_EMAIL: { status: 409 },
  },
});

export const confirmEmailChange = publicApi('Account').post('/api/account/email-change/confirm', {
  summary: 'The yes of one mailbox; with both the address changes and every device signs in anew',
  rate_limit: { name: 'email-change-confirm', points: 20, seconds: 900 },
  body: z.object({ token: z.string().regex(/^[\w-]{43}$/) }).strict(),
  output: z.object({ state: z.enum(['waiting', 'changed']) }),
  refusals: {
    INVALID_TOKEN: { status: 410 },
  },
});
