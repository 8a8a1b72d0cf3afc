import type { GatewayCall } from '../gateway-calls.ts';

export type XenditApi = <Answer>(
  call: Omit<GatewayCall<Answer>, 'headers'> & { readonly headers?: Readonly<Record<string, string>> },
) => Promise<Answer>;
