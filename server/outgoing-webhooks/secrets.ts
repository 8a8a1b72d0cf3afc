import { randomBytes } from 'node:crypto';
import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto';
import { Webhook } from 'standardwebhooks';

/** As Standard Webhooks writes it. */
export const newSecret = (): string => `whsec_${randomBytes(32).toString('base64')}`;

/** As secrets of second factors are kept. */
export const sealSecret = (secret: string, key: string): Promise<string> =>
  symmetricEncrypt({ key, data: secret });

interface Signing {
  readonly id: string;
  readonly body: string;
  /** Now, and while it is being replaced the one before. */
  readonly sealed_secrets: readonly string[];
  readonly at: Date;
}

/** The headers that prove who sent it, and when; throws when all were sealed with another key. */
export async function signedHeaders({ id, body, sealed_secrets, at }: Signing, key: string) {
  const opened = await Promise.allSettled(sealed_secrets.map((data) => symmetricDecrypt({ key, data })));
  const secrets = opened.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
  if (secrets.length === 0) throw new Error('the secret of an endpoint was sealed with another one');
  return {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': secrets.map((secret) => new Webhook(secret).sign(id, at, body)).join(' '),
  };
}
