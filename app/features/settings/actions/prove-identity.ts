import { formText } from '#app/lib/forms/action-result.ts';
import { getSecurity, reauthenticate, sendReauthenticationCode } from '#contract/account/security.ts';
import type { Client } from '#contract/client.ts';
import { reauthenticationCopy } from '#messages/reauthentication.ts';
import { refusalCopy } from '#messages/refusals.ts';
import { refuse, succeed } from '#shared/result.ts';
import {
  PROOF_CODE,
  PROOF_CODE_SENT,
  PROOF_PASSWORD,
  REAUTHENTICATION_REQUIRED,
  SEND_PROOF_CODE,
} from '../forms/proof.ts';

/** Reauthenticates with what the form was asked for; without anything typed the API decides whether it is needed. */
export async function proveIdentity(client: Client, posted: FormData) {
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
export async function askForProof(client: Client, { byCode = false } = {}) {
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
