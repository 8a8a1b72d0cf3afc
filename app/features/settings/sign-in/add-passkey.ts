import { browserSupportsWebAuthn, startRegistration } from '@simplewebauthn/browser';
import { callAuthApi, type MutationResult } from '../account-client.ts';
import { settingsCopy } from '../settings-copy.ts';

const copy = settingsCopy.passkeys;
const passkeyRefusal = (code: string, message: string) => ({
  ok: false as const,
  refusal: { code, message },
});

/** Lets the device make a key pair and gives us the public half. */
export async function addPasskey(): Promise<MutationResult<unknown>> {
  if (!browserSupportsWebAuthn()) return passkeyRefusal('UNSUPPORTED', copy.unsupported);
  const options = await callAuthApi('get', '/passkey/generate-register-options');
  if (!options.ok) return options;
  try {
    const response = await startRegistration({ optionsJSON: creationOptions(options.value) });
    return await callAuthApi('post', '/passkey/verify-registration', { response, name: deviceName() });
  } catch {
    // The person closed the dialog of the device, or it has this account already.
    return passkeyRefusal('STOPPED', copy.stopped);
  }
}

type CreationOptions = Parameters<typeof startRegistration>[0]['optionsJSON'];

/** Our own server's answer: it comes from the library that reads it back. */
function creationOptions(answer: Readonly<Record<string, unknown>>): CreationOptions {
  return JSON.parse(JSON.stringify(answer));
}

/** What somebody would call this device, so that two of them can be told apart. */
function deviceName(): string {
  const agent = navigator.userAgent;
  const known = ['Android', 'iPhone', 'iPad', 'Windows', 'Mac', 'Linux'].find((name) => agent.includes(name));
  return known ?? copy.unnamed;
}
