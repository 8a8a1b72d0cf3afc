import type { Config } from './platform/config/config.ts';
import { fetchWithin } from './platform/fetch-within.ts';

const LIMIT_MS = 5_000;

interface GatewayProbe {
  readonly name: string;
  readonly at: string;
  readonly check: () => Promise<string>;
}

/** A harmless call of each gateway that is offered: whether it answers, and whether it knows our key. */
export function gatewayProbes({ gateways, gateway_settings }: Config): readonly GatewayProbe[] {
  const { stripe, xendit, paypal } = gateway_settings;
  const calls: Readonly<Record<string, Request>> = {
    stripe: new Request(`${stripe.api_url}/v1/balance`, {
      headers: { authorization: `Bearer ${stripe.secret_key}` },
    }),
    xendit: new Request(`${xendit.api_url}/balance`, { headers: basic(xendit.secret_key, '') }),
    paypal: new Request(`${paypal.api_url}/v1/oauth2/token`, {
      method: 'POST',
      headers: basic(paypal.client_id, paypal.client_secret),
      body: new URLSearchParams({ grant_type: 'client_credentials' }),
    }),
  };
  return gateways.flatMap((name) => {
    const call = calls[name];
    if (call === undefined) return [];
    return [{ name: `gateway ${name}`, at: new URL(call.url).host, check: () => probe(call) }];
  });
}

async function probe(call: Request): Promise<string> {
  const { status, body } = await fetchWithin(LIMIT_MS)(call);
  await body?.cancel();
  // A key with few rights may be forbidden to look and still take payments.
  if (status === 401) throw new Error('it does not know the key');
  return 'reached';
}

function basic(name: string, password: string) {
  return { authorization: `Basic ${Buffer.from(`${name}:${password}`).toString('base64')}` };
}
