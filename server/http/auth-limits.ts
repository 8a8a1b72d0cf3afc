import type { Limit, RateLimiter } from '#server/platform/rate-limiter.ts';

const MINUTE = 60;

/**
 * Attempts below /api/auth, counted for the address, and for the account that the body names whether or not
 * it exists. Windows are short and nothing is locked for good: a stranger who keeps guessing delays only
 * strangers, because whoever has a session from this address is let through the account-wide limit.
 */
const limits = {
  '/sign-in/email': {
    address: { name: 'sign-in-address', points: 40, seconds: 5 * MINUTE },
    pair: { name: 'sign-in-pair', points: 10, seconds: 10 * MINUTE },
    account: { name: 'sign-in-account', points: 60, seconds: 15 * MINUTE },
  },
  '/sign-up/email': { address: { name: 'sign-up-address', points: 20, seconds: 60 * MINUTE } },
  '/request-password-reset': {
    address: { name: 'reset-address', points: 20, seconds: 15 * MINUTE },
    account: { name: 'reset-account', points: 5, seconds: 15 * MINUTE },
  },
  '/send-verification-email': {
    address: { name: 'verify-address', points: 20, seconds: 15 * MINUTE },
    account: { name: 'verify-account', points: 5, seconds: 15 * MINUTE },
  },
  '/reset-password': { address: { name: 'set-password-address', points: 20, seconds: 15 * MINUTE } },
  '/change-password': { address: { name: 'set-password-address', points: 20, seconds: 15 * MINUTE } },
} as const satisfies Readonly<Record<string, Limits>>;

interface Limits {
  readonly address: Limit;
  readonly pair?: Limit;
  readonly account?: Limit;
}

export interface Attempt {
  readonly path: string;
  readonly address: string;
  /** The e-mail address in the body; null where there is none. */
  readonly email: string | null;
}

export interface AuthLimiter {
  /** Seconds to wait, or null when the attempt may go on. */
  waitFor(attempt: Attempt): Promise<number | null>;
  /** A right password clears what was counted against this person at this address. */
  forgive(attempt: Attempt): Promise<void>;
}

export interface AuthLimiterOptions {
  readonly limiter: RateLimiter;
  readonly isKnownAddress: (email: string, address: string) => Promise<boolean>;
}

export function createAuthLimiter({ limiter, isKnownAddress }: AuthLimiterOptions): AuthLimiter {
  async function over(limit: Limit | undefined, key: string): Promise<number | null> {
    if (limit === undefined) return null;
    const outcome = await limiter.consume(limit, key);
    return outcome.ok ? null : outcome.retry_after_seconds;
  }

  return {
    async waitFor({ path, address, email }) {
      const rules = rulesOf(path);
      if (rules === null) return null;
      const byAddress = await over(rules.address, address);
      if (byAddress !== null || email === null) return byAddress;
      const byPair = await over(rules.pair, `${email} ${address}`);
      if (byPair !== null) return byPair;
      const byAccount = await over(rules.account, email);
      return byAccount !== null && (await isKnownAddress(email, address)) ? null : byAccount;
    },
    async forgive({ path, address, email }) {
      const pair = rulesOf(path)?.pair;
      if (pair !== undefined && email !== null) await limiter.forget(pair, `${email} ${address}`);
    },
  };
}

function rulesOf(path: string): Limits | null {
  const rules: Readonly<Record<string, Limits>> = limits;
  return Object.hasOwn(rules, path) ? (rules[path] ?? null) : null;
}
