import { z } from 'zod';
import { fetchWithin } from '#server/platform/failures/within.ts';
import { parseJson } from '#shared/parse-json.ts';
import type { CircuitBreaker } from './circuit-breaker.ts';
import { GatewayError, isOutageStatus } from './gateway-error.ts';

export interface GatewayHttpOptions {
  readonly gateway: string;
  readonly api_url: string;
  readonly timeoutMs: number;
  readonly guard: CircuitBreaker;
}

export interface GatewayCall<Answer> {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: URLSearchParams | Readonly<Record<string, unknown>>;
  readonly answer: z.ZodType<Answer>;
  readonly isRepeatable: boolean;
}

export type GatewayHttp = <Answer>(call: GatewayCall<Answer>) => Promise<Answer>;

/** PayPal puts its code into `details` or `name`, Xendit into `error_code`. */
const providerError = z.object({
  error_code: z.string().optional(),
  name: z.string().optional(),
  error: z.string().optional(),
  details: z.array(z.object({ issue: z.string().optional() })).optional(),
});

/** Every failure is a GatewayError that says whether to retry. */
export function createGatewayHttp(options: GatewayHttpOptions): GatewayHttp {
  const { gateway, guard } = options;
  return (call) => {
    const send = async () => {
      const parsed = call.answer.safeParse(await exchange(options, call));
      if (parsed.success) return parsed.data;
      // The outcome is unknown, although it responded.
      const reason = `an answer that can not be read: ${parsed.error.issues[0]?.path.join('.')}`;
      throw new GatewayError({ gateway, kind: 'outage', status: 200, reason });
    };
    return call.isRepeatable ? guard.repeatable(send) : guard.once(send);
  };
}

async function exchange(
  options: GatewayHttpOptions,
  call: Omit<GatewayCall<unknown>, 'answer'>,
): Promise<unknown> {
  const { gateway, api_url, timeoutMs } = options;
  const isForm = call.body instanceof URLSearchParams;
  const text = isForm ? call.body.toString() : JSON.stringify(call.body);
  let response: Response;
  let body: string;
  try {
    response = await fetchWithin(timeoutMs)(`${api_url}${call.path}`, {
      method: call.method,
      headers: {
        accept: 'application/json',
        ...(isForm ? { 'content-type': 'application/x-www-form-urlencoded' } : {}),
        ...(call.body !== undefined && !isForm ? { 'content-type': 'application/json' } : {}),
        ...call.headers,
      },
      ...(call.body === undefined ? {} : { body: text }),
      // Credentials must not follow a redirect.
      redirect: 'error',
    });
    body = await response.text();
  } catch (error) {
    const reason =
      error instanceof Error && error.name === 'TimeoutError' ? 'no answer in time' : 'not reached';
    throw new GatewayError({ gateway, kind: 'outage', status: null, reason }, error);
  }
  const json = parseJson(body);
  if (response.ok) return json;
  const kind = isOutageStatus(response.status) ? 'outage' : 'refused';
  throw new GatewayError({ gateway, kind, status: response.status, reason: providerErrorCode(json) });
}

function providerErrorCode(json: unknown): string {
  const parsed = providerError.safeParse(json);
  if (!parsed.success) return 'no reason given';
  const { details, error_code, name, error } = parsed.data;
  return (
    details?.find(({ issue }) => issue !== undefined)?.issue ??
    error_code ??
    name ??
    error ??
    'no reason given'
  );
}
