import { createHash } from 'node:crypto';
import type pg from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Logger } from './telemetry/logger.ts';

export interface Limit {
  readonly name: string;
  readonly points: number;
  readonly seconds: number;
}
export interface LimitUsage extends Limit {
  readonly remaining: number;
  /** Until the window resets. */
  readonly reset_seconds: number;
}
/** `usage` is missing if it could not be counted. */
export type LimitOutcome =
  | { readonly ok: true; readonly usage?: LimitUsage }
  | { readonly ok: false; readonly retry_after_seconds: number; readonly usage?: LimitUsage };

export interface RateLimiter {
  consume(limit: Limit, key: string): Promise<LimitOutcome>;
  reset(limit: Limit, key: string): Promise<void>;
}

export interface RateLimiterOptions {
  readonly pool: pg.Pool;
  readonly factor: number;
  readonly logger: Logger;
}

/**
 * Fixed windows in the table `rate_limits`. Without the table, attempts are allowed and logged: what is limited needs
 * the same database, and a 429 would hide the reason (ADR 0007).
 */
export function createRateLimiter(options: RateLimiterOptions): RateLimiter {
  const limiters = new Map<string, RateLimiterPostgres>();

  function limiterOf(limit: Limit): RateLimiterPostgres {
    const known = limiters.get(limit.name);
    if (known !== undefined) return known;
    const limiter = new RateLimiterPostgres({
      storeClient: options.pool,
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      // An hourly job prunes old rows.
      clearExpiredByTimeout: false,
      keyPrefix: limit.name,
      points: Math.max(1, Math.floor(limit.points * options.factor)),
      duration: limit.seconds,
    });
    limiters.set(limit.name, limiter);
    return limiter;
  }

  function usageOf({ name, seconds }: Limit, { remainingPoints, msBeforeNext }: RateLimiterRes): LimitUsage {
    const reset_seconds = Math.max(1, Math.ceil(msBeforeNext / 1000));
    const points = limiters.get(name)?.points ?? 0;
    return { name, points, seconds, remaining: Math.max(0, remainingPoints), reset_seconds };
  }

  return {
    async consume(limit, key) {
      try {
        const counted = await limiterOf(limit).consume(digest(key));
        return { ok: true, usage: usageOf(limit, counted) };
      } catch (error) {
        if (error instanceof RateLimiterRes) {
          const usage = usageOf(limit, error);
          return { ok: false, retry_after_seconds: usage.reset_seconds, usage };
        }
        options.logger.error({ err: error, limit: limit.name }, 'rate limit could not be counted');
        return { ok: true };
      }
    },
    async reset(limit, key) {
      try {
        await limiterOf(limit).delete(digest(key));
      } catch (error) {
        options.logger.error({ err: error, limit: limit.name }, 'rate limit could not be reset');
      }
    },
  };
}

/** Hashed: keys contain addresses and e-mails. */
function digest(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}
