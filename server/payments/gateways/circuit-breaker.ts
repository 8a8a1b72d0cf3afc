import {
  BrokenCircuitError,
  ConsecutiveBreaker,
  circuitBreaker,
  ExponentialBackoff,
  handleWhen,
  retry,
  wrap,
} from 'cockatiel';
import { GatewayError } from './gateway-error.ts';

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
