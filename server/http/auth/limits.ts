import { signIn } from '#contract/account/sign-in.ts';
import type { Limit, LimitUsage, RateLimiter } from '#server/platform/rate-limiter.ts';

const MINUTE = 60;

/**
 * Per address and per account in the body, known or not. Short windows without lockout: an attacker cannot lock out the
 * owner, because a client with a session from this address passes the account-wide limit.
 */
const limits = {
  '/sign-in/email': {
    address: signIn.rate_limit,
    pair: { name: 'sign-in-pair', points: 10, seconds: 10 * MINUTE },
    account: { name: 'sign-in-account', points: 60, seconds: 15 * MINUTE },
  },
  '/sign-in/email-otp': {
    address: { name: 'code-address', points: 40, seconds: 5 * MINUTE },
    pair: { name: 'code-pair', points: 10, seconds: 10 * MINUTE },
    account: { name: 'code-account', points: 30, seconds: 15 * MINUTE },
  },
  '/email-otp/verify-email': {
    address: { name: 'code-address', points: 40, seconds: 5 * MINUTE },
    pair: { name: 'code-pair', points: 10, seconds: 10 * MINUTE },
    account: { name: 'code-account', points: 30, seconds: 15 * MINUTE },
  },
  '/phone-number/verify': {
    address: { name: 'code-address', points: 40, seconds: 5 * MINUTE },
    pair: { name: 'code-pair', points: 10, seconds: 10 * MINUTE },
    account: { name: 'code-account', points: 30, seconds: 15 * MINUTE },
  },
  '/email-otp/send-verification-otp': {
    address: { name: 'send-code-address', points: 20, seconds: 15 * MINUTE },
    account: { name: 'send-code-account', points: 5, seconds: 15 * MINUTE },
  },
  // An SMS costs money.
  '/phone-number/send-otp': {
    address: { name: 'send-text-address', points: 10, seconds: 60 * MINUTE },
    account: { name: 'send-text-account', points: 3, seconds: 30 * MINUTE },
  },
  '/two-factor/verify-totp': {
    address: { name: 'second-factor-address', points: 40, seconds: 5 * MINUTE },
    user: { name: 'second-factor-user', points: 15, seconds: 15 * MINUTE },
  },
  '/two-factor/verify-backup-code': {
    address: { name: 'second-factor-address', points: 40, seconds: 5 * MINUTE },
    user: { name: 'second-factor-user', points: 15, seconds: 15 * MINUTE },
  },
  '/two-factor/enable': { user: { name: 'prove-password', points: 10, seconds: 10 * MINUTE } },
  '/two-factor/disable': { user: { name: 'prove-password', points: 10, seconds: 10 * MINUTE } },
  '/two-factor/generate-backup-codes': { user: { name: 'prove-password', points: 10, seconds: 10 * MINUTE } },
  '/passkey/verify-authentication': { address: { name: 'passkey-address', points: 40, seconds: 5 * MINUTE } },
  '/sign-in/social': { address: { name: 'provider-address', points: 40, seconds: 5 * MINUTE } },
  '/sign-in/sso': { address: { name: 'provider-address', points: 40, seconds: 5 * MINUTE } },
  '/siwe/nonce': { address: { name: 'wallet-address', points: 40, seconds: 5 * MINUTE } },
  '/siwe/verify': { address: { name: 'wallet-address', points: 40, seconds: 5 * MINUTE } },
  '/sign-up/email': {
    address: { name: 'sign-up-address', points: 20, seconds: 60 * MINUTE },
    // Each attempt mails a code and voids the previous one.
    account: { name: 'sign-up-account', points: 5, seconds: 15 * MINUTE },
  },
  '/request-password-reset': {
    address: { name: 'reset-address', points: 20, seconds: 15 * MINUTE },
    account: { name: 'reset-account', points: 5, seconds: 15 * MINUTE },
  },
  '/send-verification-email': {
    address: { name: 'verify-address', points: 20, seconds: 15 * MINUTE },
    account: { name: 'verify-account', points: 5, seconds: 15 * MINUTE },
  },
  '/reset-password': { address: { name: 'set-password-address', points: 20, seconds: 15 * MINUTE } },
  '/change-password': {
    address: { name: 'set-password-address', points: 20, seconds: 15 * MINUTE },
    user: { name: 'prove-password', points: 10, seconds: 10 * MINUTE },
  },
} as const satisfies Readonly<Record<string, Limits>>;

interface Limits {
  readonly address?: Limit;
  readonly pair?: Limit;
  readonly account?: Limit;
  /** Per signed-in user: a stolen session must not guess the password. */
  readonly user?: Limit;
}

export interface LimitedAttempt {
  readonly path: string;
  readonly address: string;
  /** The client's network, counted as one. */
  readonly network: string;
  readonly email: string | null;
  readonly user_id: string | null;
  /** Reports the remaining points of the address, never of an account. */
  readonly limits: LimitUsage[];
}

export interface AuthLimiter {
  /** Seconds to wait; null if allowed. */
  retryAfter(attempt: LimitedAttempt): Promise<number | null>;
  /** A correct password resets this user's limit at this address. */
  reset(attempt: LimitedAttempt): Promise<void>;
}

export interface AuthLimiterOptions {
  readonly limiter: RateLimiter;
  readonly isKnownAddress: (email: string, address: string) => Promise<boolean>;
}

export function createAuthLimiter({ limiter, isKnownAddress }: AuthLimiterOptions): AuthLimiter {
  async function over(limit: Limit | undefined, key: string, told?: LimitUsage[]): Promise<number | null> {
    if (limit === undefined) return null;
    const outcome = await limiter.consume(limit, key);
    if (outcome.usage !== undefined) told?.push(outcome.usage);
    return outcome.ok ? null : outcome.retry_after_seconds;
  }

  return {
    async retryAfter({ path, address, network, email, user_id, limits: told }) {
      const rules = rulesOf(path);
      if (rules === null) return null;
      const byAddress = await over(rules.address, network, told);
      if (byAddress !== null) return byAddress;
      const byUser = user_id === null ? null : await over(rules.user, user_id);
      if (byUser !== null || email === null) return byUser;
      const byPair = await over(rules.pair, `${email} ${network}`);
      if (byPair !== null) return byPair;
      const byAccount = await over(rules.account, email);
      return byAccount !== null && (await isKnownAddress(email, address)) ? null : byAccount;
    },
    async reset({ path, network, email }) {
      const pair = rulesOf(path)?.pair;
      if (pair !== undefined && email !== null) await limiter.reset(pair, `${email} ${network}`);
    },
  };
}

function rulesOf(path: string): Limits | null {
  const rules: Readonly<Record<string, Limits>> = limits;
  return Object.hasOwn(rules, path) ? (rules[path] ?? null) : null;
}
