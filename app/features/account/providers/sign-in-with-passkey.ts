import { startAuthentication } from '@simplewebauthn/browser';
import { accountCopy } from '#messages/account/account.ts';
import { type AuthResult, callAuth, postAuth } from './auth-api.ts';

export async function signInWithPasskey(): Promise<AuthResult> {
  const options = await callAuth('/passkey/generate-authenticate-options');
  if (!options.ok) return options;
  try {
    const response = await startAuthentication({ optionsJSON: JSON.parse(JSON.stringify(options.data)) });
    return await postAuth('/passkey/verify-authentication', { response });
  } catch {
    return { ok: false, code: 'STOPPED', message: accountCopy.login.passkeyFailed, fields: {} };
  }
}
