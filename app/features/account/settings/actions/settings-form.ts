import type { z } from 'zod';
import { type FormRefusal, formAction, type PostedForm } from '#app/lib/forms/form-action.ts';
import { type FormSuccessData, INTENT, STAY_ON_PAGE } from '#app/lib/forms/form-reply.ts';
import type { FormSchema } from '#app/lib/forms/parse-form.ts';
import { getSecurity, reauthenticate, sendReauthenticationCode } from '#contract/account/security.ts';
import type { Client } from '#contract/client.ts';
import { reauthenticationCopy } from '#messages/account/reauthentication.ts';
import { refusalCopy } from '#messages/refusals.ts';
import { withNext } from '#shared/people/sign-in-redirect.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import {
  PROOF_CODE,
  PROOF_CODE_SENT,
  PROOF_PASSWORD,
  REAUTHENTICATION_REQUIRED,
  SEND_PROOF_CODE,
} from '../forms/proof.ts';
import { settingsFormId, settingsHref } from '../settings-notices.ts';

interface SettingsForm<Schema extends FormSchema, Value> {
  readonly schema: Schema;
  readonly send: (input: z.output<Schema>, posted: PostedForm) => Promise<Result<Value, FormRefusal>>;
  readonly facts?: (value: Value) => FormSuccessData;
  /** The redirect after success; null: renders in place, because the answer holds secrets that must not be in a URL. */
  readonly to?: ((input: z.output<Schema>) => string) | null;
}

const secrets = ['password', 'currentPassword', 'newPassword', 'code', PROOF_PASSWORD, PROOF_CODE];

export const settingsForm = <Schema extends FormSchema, Value>(form: SettingsForm<Schema, Value>) =>
  formAction({
    form: ({ text }) => settingsFormId(text(INTENT), text('id')),
    schema: form.schema,
    secrets,
    send: async (input, posted) => {
      const { request } = posted;
      const result = await sendReauthenticated(form, input, posted);
      if (result.ok) {
        const facts = form.facts?.(result.value) ?? {};
        return succeed({
          to: targetOf(form, { input, request, intent: posted.text(INTENT), facts }),
          data: facts,
        });
      }
      const isSignedOut = result.refusal.code === 'UNAUTHENTICATED' && !posted.form.has(STAY_ON_PAGE);
      return isSignedOut ? succeed({ to: withNext('/login', settingsHref(searchOf(request))) }) : result;
    },
  });

async function sendReauthenticated<Schema extends FormSchema, Value>(
  form: SettingsForm<Schema, Value>,
  input: z.output<Schema>,
  posted: PostedForm,
): Promise<Result<Value, FormRefusal>> {
  const { client } = posted;
  const proved = await proveIdentity(posted);
  if (!proved.ok) return proved;
  const result = await form.send(input, posted);
  const isProofNeeded = !result.ok && result.refusal.code === REAUTHENTICATION_REQUIRED;
  return isProofNeeded ? requestReauthentication(client) : result;
}

interface SettingsSuccess<Schema extends FormSchema> {
  readonly input: z.output<Schema>;
  readonly request: Request;
  readonly intent: string;
  readonly facts: FormSuccessData;
}

function targetOf<Schema extends FormSchema, Value>(
  { to }: SettingsForm<Schema, Value>,
  { input, request, intent, facts }: SettingsSuccess<Schema>,
): string | null {
  if (to === null) return null;
  return to?.(input) ?? settingsHref(searchOf(request), { done: intent, ...facts });
}

const searchOf = (request: Request) => new URL(request.url).searchParams;

async function proveIdentity({ client, form, text }: PostedForm) {
  if (form.has(SEND_PROOF_CODE)) return requestReauthentication(client, { byCode: true });
  const [password, code] = [text(PROOF_PASSWORD), text(PROOF_CODE).trim()];
  if (password === '' && code === '') return succeed(null);
  const proved = await client.call(reauthenticate, { body: code === '' ? { password } : { code } });
  if (proved.ok || !isWrong(proved.refusal.code)) return proved;
  return code === ''
    ? reauthenticationRefusal(REAUTHENTICATION_REQUIRED, PROOF_PASSWORD, refusalCopy.WRONG_PASSWORD)
    : reauthenticationRefusal(PROOF_CODE_SENT, PROOF_CODE, refusalCopy.WRONG_CODE);
}

const isWrong = (code: string) => ['WRONG_PASSWORD', 'WRONG_CODE', 'INVALID_INPUT'].includes(code);

const reauthenticationRefusal = (code: string, field: string, message: string) =>
  refuse({ code, message, status: 403, fields: { [field]: message } });

async function requestReauthentication(client: Client, { byCode = false } = {}) {
  const read = await client.call(getSecurity);
  if (!read.ok) return read;
  const { has_password, email } = read.value.security;
  if (has_password && !byCode) {
    return refuse({ code: REAUTHENTICATION_REQUIRED, message: reauthenticationCopy.text });
  }
  const sent = await client.call(sendReauthenticationCode, { body: {} });
  return sent.ok
    ? refuse({ code: PROOF_CODE_SENT, message: reauthenticationCopy.sent(email), status: 403 })
    : sent;
}
