import {
  BrokenCircuitError,
  ConsecutiveBreaker,
  circuitBreaker,
  ExponentialBackoff,
  handleWhen,
  retry,
  wrap,
} from 'cockatiel';
import { z } from 'zod';
import { fetchWithin } from '#server/platform/failures/within.ts';
import { parseJson } from '#shared/json.ts';

export interface GatewayPolicy {
  readonly timeoutMs: number;
  /** Pause before the first retry; doubles, with jitter. */
  readonly retryMs: number;
  /** Consecutive outages that open the circuit for `restMs`. */
  readonly outages: number;
  readonly restMs: number;
}

/** A payer waits at most twice eight seconds before an outage is reported. */
export const defaultGatewayPolicy: GatewayPolicy = {
  timeoutMs: 8_000,
  retryMs: 250,
  outages: 5,
  restMs: 30_000,
};

export interface CircuitBreaker {
  /** A call that must not be repeated: after an outage its outcome is unknown. */
  once<Answer>(call: () => Promise<Answer>): Promise<Answer>;
  /** A call that may be repeated: it reads, or carries an idempotency key. */
  repeatable<Answer>(call: () => Promise<Answer>): Promise<Answer>;
}

/**
 * One circuit per gateway and process, so that calls fail fast during an outage. A refusal is a response and counts as
 * healthy.
 */
export function createCircuitBreaker(
  gateway: string,
  { retryMs, outages, restMs }: GatewayPolicy,
): CircuitBreaker {
  const isOutage = handleWhen((error) => error instanceof GatewayError && error.kind === 'outage');
  const circuit = circuitBreaker(isOutage, {
    halfOpenAfter: restMs,
    breaker: new ConsecutiveBreaker(outages),
  });
  const again = retry(isOutage, {
    maxAttempts: 1,
    backoff: new ExponentialBackoff({ initialDelay: retryMs, maxDelay: retryMs * 8 }),
  });
  const both = wrap(again, circuit);
  const named = async <Answer>(work: Promise<Answer>): Promise<Answer> => {
    try {
      return await work;
    } catch (error) {
      if (!(error instanceof BrokenCircuitError)) throw error;
      const fault = { gateway, kind: 'outage', status: null, reason: 'left alone after outages' } as const;
      throw new GatewayError(fault, error);
    }
  };
  return {
    once: (call) => named(circuit.execute(call)),
    repeatable: (call) => named(both.execute(call)),
  };
}

interface GatewayFault {
  readonly gateway: string;
  /** `outage`: the outcome is unknown, retrying may help. `refused`: it will not. */
  readonly kind: 'outage' | 'refused';
  readonly status: number | null;
  /** The gateway's own code, e.g. ORDER_NOT_APPROVED. */
  readonly reason: string;
}

/** Its message is for the log and for staff, never for payers. */
export class GatewayError extends Error {
  readonly kind: GatewayFault['kind'];
  readonly status: number | null;
  readonly reason: string;
  constructor(fault: GatewayFault, cause?: unknown) {
    const status = fault.status === null ? '' : ` ${fault.status}`;
    super(`${fault.gateway} ${fault.kind}${status}: ${fault.reason}`.slice(0, 300), { cause });
    this.name = 'GatewayError';
    this.kind = fault.kind;
    this.status = fault.status;
    this.reason = fault.reason;
  }
}

/** Statuses after which the same call may succeed: rate limits, conflicts and server errors. */
export function isOutageStatus(status: number): boolean {
  return status === 408 || status === 425 || status === 429 || status >= 500;
}

interface GatewayHttpOptions {
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
