import { startAuthentication } from '@simplewebauthn/browser';
import { accountCopy } from './account-copy.ts';
import { type AuthAnswer, call, post } from './auth-calls.ts';

/** Asks the device to sign our challenge with one of its keys. */
export async function signInByPasskey(): Promise<AuthAnswer> {
  const options = await call('/passkey/generate-authenticate-options');
  if (!options.ok) return options;
  try {
    const response = await startAuthentication({ optionsJSON: JSON.parse(JSON.stringify(options.facts)) });
    return await post('/passkey/verify-authentication', { response });
  } catch {
    return { ok: false, code: 'STOPPED', message: accountCopy.login.passkeyFailed, fields: {} };
  }
}
