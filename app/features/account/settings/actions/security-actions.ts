import { z } from 'zod';
import { callAuthApi } from '#app/lib/api/auth-api.ts';
import { getSecurity, revokeOtherSessions, revokeSession } from '#contract/account/security.ts';
import { refuse } from '#shared/result.ts';
import { settingsForm } from './settings-form.ts';

const emptyInput = z.object({});

const changePassword = settingsForm({
  schema: z.object({
    currentPassword: z.string(),
    newPassword: z.string(),
    revokeOtherSessions: z.boolean().default(false),
  }),
  send: async (input, { context }) => {
    const changed = await callAuthApi(context, '/change-password', input);
    if (changed.ok || changed.refusal.fields?.password === undefined) return changed;
    const { password, ...fields } = changed.refusal.fields;
    return refuse({ ...changed.refusal, fields: { ...fields, currentPassword: password } });
  },
});

/** The link goes only to the account's own address. */
const sendPasswordLink = settingsForm({
  schema: emptyInput,
  send: async (_, { client, context }) => {
    const read = await client.call(getSecurity);
    if (!read.ok) return read;
    return callAuthApi(context, '/request-password-reset', { email: read.value.security.email });
  },
});

const passwordForm = z.object({ password: z.string().optional() });

const passwordIn = ({ password = '' }: z.output<typeof passwordForm>, form: FormData) =>
  form.has('password') ? { password } : {};

const enableTwoFactor = settingsForm({
  schema: passwordForm,
  send: (input, { context, form }) => callAuthApi(context, '/two-factor/enable', passwordIn(input, form)),
  facts: ({ totp_uri = '', recovery_codes = [] }) => ({ totp_uri, recovery_codes: recovery_codes.join(' ') }),
  to: null,
});

/** The page carries key and recovery codes from the step before; only the code is sent to the API. */
const verifyTwoFactor = settingsForm({
  schema: z.object({ code: z.string(), recovery_codes: z.string() }),
  send: async ({ code, recovery_codes }, { context }) => {
    const verified = await callAuthApi(context, '/two-factor/verify-totp', { code });
    return verified.ok ? { ok: true, value: { recovery_codes } } : verified;
  },
  facts: (codes) => codes,
  to: null,
});

const renewRecoveryCodes = settingsForm({
  schema: passwordForm,
  send: (input, { context, form }) =>
    callAuthApi(context, '/two-factor/generate-backup-codes', passwordIn(input, form)),
  facts: ({ recovery_codes = [] }) => ({ recovery_codes: recovery_codes.join(' ') }),
  to: null,
});

const disableTwoFactor = settingsForm({
  schema: passwordForm,
  send: (input, { context, form }) => callAuthApi(context, '/two-factor/disable', passwordIn(input, form)),
});

const requestPasskey = settingsForm({
  schema: emptyInput,
  send: (_, { context }) => callAuthApi(context, '/passkey/generate-register-options', null),
  facts: (options) => ({ options: JSON.stringify(options) }),
  to: null,
});

const json = z.string().transform((text, { addIssue }): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    addIssue({ code: 'custom' });
    return z.NEVER;
  }
});

const addPasskey = settingsForm({
  schema: z.object({ response: json, name: z.string() }),
  send: (body, { context }) => callAuthApi(context, '/passkey/verify-registration', body),
});

const removePasskey = settingsForm({
  schema: z.object({ id: z.string() }),
  send: ({ id }, { context }) => callAuthApi(context, '/passkey/delete-passkey', { id }),
});

const endSession = settingsForm({
  schema: revokeSession.params,
  send: (params, { client }) => client.call(revokeSession, { params }),
});

const endOtherSessions = settingsForm({
  schema: emptyInput,
  send: (_, { client }) => client.call(revokeOtherSessions, { body: {} }),
  facts: ({ ended }) => ({ count: String(ended) }),
});

export const securityActions = {
  'change-password': changePassword,
  'send-password-link': sendPasswordLink,
  'enable-two-factor': enableTwoFactor,
  'verify-two-factor': verifyTwoFactor,
  'renew-recovery-codes': renewRecoveryCodes,
  'disable-two-factor': disableTwoFactor,
  'request-passkey': requestPasskey,
  'add-passkey': addPasskey,
  'remove-passkey': removePasskey,
  'end-session': endSession,
  'end-other-sessions': endOtherSessions,
} as const;
