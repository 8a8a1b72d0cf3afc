import { randomUUID } from 'node:crypto';
import { afterAll, expect } from 'vitest';
import {
  createPaypalGateway,
  createStripeGateway,
  createXenditGateway,
  type Gateway,
  type GatewayPolicy,
} from '#server/payments/index.ts';
import { rupiah, sen } from '#shared/money/money.ts';
import { type GatewayWorld, testGatewayPolicy } from './gateway-world.ts';
import { startPaypal } from './paypal-world.ts';
import { startStripe } from './stripe-world.ts';
import { startXendit } from './xendit-world.ts';

const open: GatewayWorld[] = [];
afterAll(async () => {
  for (const world of open.splice(0)) await world.api.close();
});

interface GatewayConnection {
  readonly world: GatewayWorld;
  readonly gateway: Gateway;
}

const connect = {
  stripe: async (policy: GatewayPolicy): Promise<GatewayConnection> => {
    const world = await startStripe();
    const keys = { secret_key: 'sk_test_shop', webhook_secrets: ['whsec_x'] };
    return { world, gateway: createStripeGateway({ ...keys, api_url: world.api.url, policy }) };
  },
  paypal: async (policy: GatewayPolicy): Promise<GatewayConnection> => {
    const world = await startPaypal();
    const keys = { client_id: 'client', client_secret: 'secret', webhook_id: 'WH' };
    const money = { currency: 'USD', rate: sen(1_625_050) } as const;
    return { world, gateway: createPaypalGateway({ ...keys, ...money, api_url: world.api.url, policy }) };
  },
  xendit: async (policy: GatewayPolicy): Promise<GatewayConnection> => {
    const world = await startXendit();
    const keys = { secret_key: 'xnd_development_shop', callback_tokens: ['token'] };
    return { world, gateway: createXenditGateway({ ...keys, api_url: world.api.url, policy }) };
  },
} as const;
export const names = ['stripe', 'paypal', 'xendit'] as const;

/** A gateway that talks to its provider on a local port, closed after the tests of the file. */
export async function start(
  name: (typeof names)[number],
  different: Partial<GatewayPolicy> = {},
): Promise<GatewayConnection> {
  const connected = await connect[name]({ ...testGatewayPolicy, ...different });
  open.push(connected.world);
  return connected;
}

export const LIFETIME_MS = 2 * 60 * 60 * 1000;

export function requestFor(gateway: Gateway, is_repeated = false) {
  return {
    payment_id: randomUUID(),
    ways: gateway.ways.map(({ way }) => way),
    amount: rupiah(50_000),
    charge: gateway.chargeFor(rupiah(50_000)),
    description: 'Isi saldo',
    return_url: 'https://toko.example/user/billing?payment=1',
    expires_at: new Date(Date.now() + LIFETIME_MS),
    is_repeated,
  };
}

export const outage = expect.objectContaining({ name: 'GatewayError', kind: 'outage' });
export const refusal = (status: number, reason: string) =>
  expect.objectContaining({ name: 'GatewayError', kind: 'refused', status, reason });
