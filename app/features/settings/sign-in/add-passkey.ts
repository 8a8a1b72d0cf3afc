import { browserSupportsWebAuthn, startRegistration } from '@simplewebauthn/browser';
import { callAuthApi, type MutationResult } from '../account-client.ts';
import { settingsCopy } from '../settings-copy.ts';

const copy = settingsCopy.passkeys;
const passkeyRefusal = (code: string, message: string) => ({
  ok: false as const,
  refusal: { code, message },
});

/** Creates a key pair on the device and registers the public key. */
export async function addPasskey(): Promise<MutationResult<unknown>> {
  if (!browserSupportsWebAuthn()) return passkeyRefusal('UNSUPPORTED', copy.unsupported);
  const options = await callAuthApi('get', '/passkey/generate-register-options');
  if (!options.ok) return options;
  try {
    const response = await startRegistration({ optionsJSON: creationOptions(options.value) });
    return await callAuthApi('post', '/passkey/verify-registration', { response, name: deviceName() });
  } catch {
    // The user cancelled, or the device is already registered.
    return passkeyRefusal('STOPPED', copy.stopped);
  }
}

type CreationOptions = Parameters<typeof startRegistration>[0]['optionsJSON'];

/** Trusted: it comes from our server, for the library that reads it. */
function creationOptions(result: Readonly<Record<string, unknown>>): CreationOptions {
  return JSON.parse(JSON.stringify(result));
}

/** Suggested as the name of the passkey. */
function deviceName(): string {
  const agent = navigator.userAgent;
  const device = ['Android', 'iPhone', 'iPad', 'Windows', 'Mac', 'Linux'].find((name) =>
    agent.includes(name),
  );
  return device ?? copy.unnamed;
}
