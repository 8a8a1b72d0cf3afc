import type { RouterContextProvider } from 'react-router';
import type { z } from 'zod';
import { actionApi } from '#app/lib/api/api-context.ts';
import { type FormSuccessData, formText, STAY_ON_PAGE } from '#app/lib/forms/form-reply.ts';
import { handleForm } from '#app/lib/forms/handle-form.ts';
import type { FormSchema } from '#app/lib/forms/parse-form.ts';
import {
  getSecurity,
  reauthenticate,
  sendReauthenticationCode,
} from '#contract/account/sessions/security.ts';
import type { Client } from '#contract/client.ts';
import { reauthenticationCopy } from '#messages/reauthentication.ts';
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
import { settingsHref } from '../settings-href.ts';
import { type SettingsIntent, settingsFormId } from '../settings-notices.ts';

export interface ActionArgs {
  readonly request: Request;
  readonly context: Readonly<RouterContextProvider>;
}

interface Refusal {
  readonly code: string;
  readonly message: string;
  readonly fields?: Readonly<Record<string, string>>;
  readonly status?: number | null;
}

interface SettingsForm<Schema extends FormSchema, Value> {
  readonly schema: Schema;
  readonly send: (
    input: z.output<Schema>,
    context: ActionArgs['context'],
    posted: FormData,
  ) => Promise<Result<Value, Refusal>>;
  /** Data for the page; without `to` also in its URL. */
  readonly facts?: (value: Value) => FormSuccessData;
  /** Where success leads, instead of the tab; null: the answer shows what must not be in a URL. */
  readonly to?: ((input: z.output<Schema>) => string) | null;
}

const secrets = ['password', 'currentPassword', 'newPassword', 'code', PROOF_PASSWORD, PROOF_CODE];

/** One form of the settings. Where the API asks who is signed in, the form comes back with a field for the proof. */
export function settingsForm<Schema extends FormSchema, Value>(form: SettingsForm<Schema, Value>) {
  return async ({ request, context }: ActionArgs, intent: SettingsIntent) => {
    const subject = formText(await request.clone().formData(), 'id');
    return handleForm({
      request,
      form: settingsFormId(intent, subject),
      schema: form.schema,
      secrets,
      send: async (input, posted) => {
        const result = await sendWithProof(form, { input, context, posted });
        if (result.ok) {
          const facts = form.facts?.(result.value) ?? {};
          return succeed({ to: targetOf(form, { input, request, intent, facts }), data: facts });
        }
        const isSignedOut = result.refusal.code === 'UNAUTHENTICATED' && !posted.has(STAY_ON_PAGE);
        return isSignedOut ? succeed({ to: withNext('/login', settingsHref(searchOf(request))) }) : result;
      },
    });
  };
}

interface Posted<Schema extends FormSchema> {
  readonly input: z.output<Schema>;
  readonly context: ActionArgs['context'];
  readonly posted: FormData;
}

async function sendWithProof<Schema extends FormSchema, Value>(
  form: SettingsForm<Schema, Value>,
  { input, context, posted }: Posted<Schema>,
): Promise<Result<Value, Refusal>> {
  const client = actionApi(context);
  const proved = await proveIdentity(client, posted);
  if (!proved.ok) return proved;
  const result = await form.send(input, context, posted);
  const isProofNeeded = !result.ok && result.refusal.code === REAUTHENTICATION_REQUIRED;
  return isProofNeeded ? askForProof(client) : result;
}

interface Done<Schema extends FormSchema> {
  readonly input: z.output<Schema>;
  readonly request: Request;
  readonly intent: SettingsIntent;
  readonly facts: FormSuccessData;
}

function targetOf<Schema extends FormSchema, Value>(
  { to }: SettingsForm<Schema, Value>,
  { input, request, intent, facts }: Done<Schema>,
): string | null {
  if (to === null) return null;
  return to?.(input) ?? settingsHref(searchOf(request), { done: intent, ...facts });
}

const searchOf = (request: Request) => new URL(request.url).searchParams;

/** Reauthenticates with what the form was asked for; without anything typed the API decides whether it is needed. */
async function proveIdentity(client: Client, posted: FormData) {
  if (posted.has(SEND_PROOF_CODE)) return askForProof(client, { byCode: true });
  const [password, code] = [formText(posted, PROOF_PASSWORD), formText(posted, PROOF_CODE).trim()];
  if (password === '' && code === '') return succeed(null);
  const proved = await client.call(reauthenticate, { body: code === '' ? { password } : { code } });
  if (proved.ok || !isWrong(proved.refusal.code)) return proved;
  return code === ''
    ? refusedProof(REAUTHENTICATION_REQUIRED, PROOF_PASSWORD, refusalCopy.WRONG_PASSWORD)
    : refusedProof(PROOF_CODE_SENT, PROOF_CODE, refusalCopy.WRONG_CODE);
}

const isWrong = (code: string) => ['WRONG_PASSWORD', 'WRONG_CODE', 'INVALID_INPUT'].includes(code);

const refusedProof = (code: string, field: string, message: string) =>
  refuse({ code, message, status: 403, fields: { [field]: message } });

/** The form comes back with a field for the password; with one for a mailed code where there is none. */
async function askForProof(client: Client, { byCode = false } = {}) {
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
