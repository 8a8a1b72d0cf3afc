import { createOTP } from '@better-auth/utils/otp';
import { APIError, createAuthMiddleware, getSessionFromCtx } from 'better-auth/api';
import { symmetricDecrypt } from 'better-auth/crypto';
import { twoFactor } from 'better-auth/plugins';
import { pluginTables } from '../auth/auth-tables.ts';
import { matchingStep } from './totp-step.ts';

/**
 * Ways in that ask for the second factor of those who have one. A passkey is left out: it is a second factor by itself,
 * because it needs the device and whoever unlocks it.
 */
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

/** What the plugin needs of the house. */
export interface SecondFactorStore {
  /** The encrypted secret of a user; null when there is none. */
  readonly readSecret: (userId: string) => Promise<string | null>;
  /** Notes that the code of this step was used; false when it, or a later one, was used already. */
  readonly claimStep: (userId: string, step: number) => Promise<boolean>;
}

/**
 * Time-based codes with ten recovery codes. The library asks for them at password sign-ins only; here every way in
 * does, because the weakest one decides what the second factor is worth.
 */
export function secondFactor(store: SecondFactorStore) {
  const plugin = twoFactor({
    issuer: 'Arunika',
    // Somebody who signs in with Google has no password to type; our pipeline asks them in another way.
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

/**
 * The library takes a code for as long as it is valid. Here a right one is claimed first, in one statement, so that
 * whoever reads it over a shoulder comes too late, also in the same second (RFC 6238, 5.2).
 */
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

/** Whose code it is: of whoever is signed in, or of the sign-in that waits for it. */
async function resolveChallengedUser(context: Context): Promise<string | null> {
  const session = await getSessionFromCtx(context);
  if (session !== null) return session.user.id;
  const { name } = context.context.createAuthCookie('two_factor');
  const challenge = await context.getSignedCookie(name, context.context.secret);
  if (typeof challenge !== 'string') return null;
  return (await context.context.internalAdapter.findVerificationValue(challenge))?.value ?? null;
}
