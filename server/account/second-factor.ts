import { createOTP } from '@better-auth/utils/otp';
import { APIError, createAuthMiddleware, getSessionFromCtx } from 'better-auth/api';
import { symmetricDecrypt } from 'better-auth/crypto';
import { twoFactor } from 'better-auth/plugins';
import { type Actor, recordAudit } from '#server/audit/index.ts';
import type { Tx } from '#server/platform/database/db.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import { lockUser } from './account.queries.ts';
import { queueAccountMail } from './accounts.ts';
import { pluginTables } from './auth/auth-tables.ts';
import { deleteSecondFactor } from './security.queries.ts';
import { deleteSessions } from './sessions.queries.ts';

/** A passkey is a second factor by itself: it needs the device and its unlock. */
const challengedPaths = new Set([
  '/sign-in/email',
  '/sign-in/email-otp',
  '/email-otp/verify-email',
  '/sign-in/phone-number',
  '/phone-number/verify',
  '/sign-in/social',
  '/callback/:id',
  '/siwe/verify',
]);

export interface SecondFactorStore {
  /** Encrypted; null if none. */
  readonly readSecret: (userId: string) => Promise<string | null>;
  /** False if the step or a later one was used. */
  readonly claimStep: (userId: string, step: number) => Promise<boolean>;
}

/** Asked for by every sign-in method, not only by password as in the library. */
export function secondFactor(store: SecondFactorStore) {
  const plugin = twoFactor({
    issuer: 'Arunika',
    // A Google user has no password; our pipeline reauthenticates them.
    allowPasswordless: true,
    schema: pluginTables.twoFactor,
  });
  const after = plugin.hooks.after.map((hook) => ({
    ...hook,
    matcher: ({ path }: { readonly path?: string | undefined }) =>
      path !== undefined && challengedPaths.has(path),
  }));
  return { ...plugin, hooks: { ...plugin.hooks, before: [singleUseCodes(store)], after } };
}

type Context = Parameters<typeof getSessionFromCtx>[0];

/** A valid code is claimed atomically before it counts, which makes it single-use (RFC 6238, 5.2). */
function singleUseCodes({ readSecret, claimStep }: SecondFactorStore) {
  return {
    matcher: ({ path }: { readonly path?: string | undefined }) => path === '/two-factor/verify-totp',
    handler: createAuthMiddleware(async (context) => {
      const userId = await resolveChallengedUser(context);
      const secret = userId === null ? null : await readSecret(userId);
      if (userId === null || secret === null) return;
      const key = await symmetricDecrypt({ key: context.context.secretConfig, data: secret });
      const step = await matchingStep(
        (counter) => createOTP(key).hotp(counter),
        context.body.code,
        Date.now(),
      );
      if (step === null || (await claimStep(userId, step))) return;
      throw new APIError('UNAUTHORIZED', { code: 'INVALID_CODE', message: 'code already used' });
    }),
  };
}

async function resolveChallengedUser(context: Context): Promise<string | null> {
  const session = await getSessionFromCtx(context);
  if (session !== null) return session.user.id;
  const { name } = context.context.createAuthCookie('two_factor');
  const challenge = await context.getSignedCookie(name, context.context.secret);
  if (typeof challenge !== 'string') return null;
  return (await context.context.internalAdapter.findVerificationValue(challenge))?.value ?? null;
}

const STEP_MS = 30_000;

/** Allows one 30-second step of clock drift; null if the code matches none. */
async function matchingStep(
  codeOf: (step: number) => Promise<string>,
  code: string,
  nowMs: number,
): Promise<number | null> {
  const current = Math.floor(nowMs / STEP_MS);
  for (const step of [current, current - 1, current + 1]) {
    if ((await codeOf(step)) === code) return step;
  }
  return null;
}

interface SecondFactorReset {
  readonly user_id: string;
  readonly reason: string;
  readonly app_url: string;
}

type ResetRefusal = { readonly code: 'USER_NOT_FOUND' | 'NO_SECOND_FACTOR' | 'OWN_ACCOUNT' };

/**
 * Resets a second factor lost with phone and recovery codes (ADR 0058). Revokes all sessions and notifies the owner, in
 * case of an impostor. Refuses one's own account, which has the settings. Returns the number of revoked sessions.
 */
export async function resetSecondFactor(
  tx: Tx,
  actor: Actor,
  { user_id, reason, app_url }: SecondFactorReset,
): Promise<Result<number, ResetRefusal>> {
  if (actor.id === user_id) return refuse({ code: 'OWN_ACCOUNT' });
  const user = await lockUser(tx, user_id);
  if (user === null) return refuse({ code: 'USER_NOT_FOUND' });
  if (!(await deleteSecondFactor(tx, user_id))) return refuse({ code: 'NO_SECOND_FACTOR' });
  const ended = await deleteSessions(tx, user_id, null);
  await queueAccountMail(tx, user, { kind: 'two-factor-lifted', url: `${app_url}/user/settings` });
  await recordAudit(tx, actor, {
    action: 'user.second_factor_lifted',
    subject: { type: 'user', id: user_id },
    after: { reason, ended },
  });
  return succeed(ended);
}
