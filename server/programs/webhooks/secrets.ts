import { randomBytes } from 'node:crypto';
import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto';
import { Webhook } from 'standardwebhooks';

/** The format of Standard Webhooks. */
export const newSecret = (): string => `whsec_${randomBytes(32).toString('base64')}`;

/** Encrypted like the secrets of second factors. */
export const sealSecret = (secret: string, key: string): Promise<string> =>
  symmetricEncrypt({ key, data: secret });

interface SignatureInput {
  readonly id: string;
  readonly body: string;
  /** The current one, and while it is being replaced the previous one. */
  readonly sealed_secrets: readonly string[];
  readonly at: Date;
}

/** Proves sender and time; throws when all secrets were sealed with another key. */
export async function signedHeaders({ id, body, sealed_secrets, at }: SignatureInput, key: string) {
  const opened = await Promise.allSettled(sealed_secrets.map((data) => symmetricDecrypt({ key, data })));
  const secrets = opened.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
  if (secrets.length === 0) throw new Error('the secret of an endpoint was sealed with another one');
  return {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': secrets.map((secret) => new Webhook(secret).sign(id, at, body)).join(' '),
  };
}
