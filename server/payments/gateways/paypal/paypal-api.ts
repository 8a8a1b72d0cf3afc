import { z } from 'zod';
import { GatewayError } from '../gateway-error.ts';
import type { GatewayCall, GatewayHttp } from '../gateway-http.ts';

type PaypalCall<Answer> = Pick<GatewayCall<Answer>, 'method' | 'path' | 'answer'> & {
  readonly body?: Readonly<Record<string, unknown>>;
  /** PayPal replays its first response for a repeated id. */
  readonly request_id?: string;
};
export type PaypalApi = <Answer>(call: PaypalCall<Answer>) => Promise<Answer>;

const token = z.object({ access_token: z.string().min(1), expires_in: z.number().positive() });
const EARLY_SECONDS = 60;

/** Caches the access token, renewed shortly before it expires and when it is refused. */
export function createPaypalApi(
  http: GatewayHttp,
  credentials: { readonly client_id: string; readonly client_secret: string },
): PaypalApi {
  let cached: { readonly text: string; readonly until: number } | null = null;

  async function accessToken(): Promise<string> {
    if (cached !== null && cached.until > Date.now()) return cached.text;
    const { client_id, client_secret } = credentials;
    const basic = Buffer.from(`${client_id}:${client_secret}`).toString('base64');
    const answer = await http({
      method: 'POST',
      path: '/v1/oauth2/token',
      headers: { authorization: `Basic ${basic}` },
      body: new URLSearchParams({ grant_type: 'client_credentials' }),
      answer: token,
      isRepeatable: true,
    });
    cached = { text: answer.access_token, until: Date.now() + (answer.expires_in - EARLY_SECONDS) * 1000 };
    return cached.text;
  }

  async function send<Answer>(call: PaypalCall<Answer>): Promise<Answer> {
    const { request_id, ...rest } = call;
    return http({
      ...rest,
      headers: {
        authorization: `Bearer ${await accessToken()}`,
        prefer: 'return=representation',
        ...(request_id === undefined ? {} : { 'paypal-request-id': request_id }),
      },
      isRepeatable: call.method === 'GET' || request_id !== undefined,
    });
  }

  return async (call) => {
    try {
      return await send(call);
    } catch (error) {
      if (!(error instanceof GatewayError) || error.status !== 401) throw error;
      cached = null;
      return send(call);
    }
  };
}
