import type { GatewayCall } from '../gateway-http.ts';

export type XenditApi = <Answer>(
  call: Omit<GatewayCall<Answer>, 'headers'> & { readonly headers?: Readonly<Record<string, string>> },
) => Promise<Answer>;
