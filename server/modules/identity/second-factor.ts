import { twoFactor } from 'better-auth/plugins';
import { pluginTables } from './auth-tables.ts';

/**
 * Ways in that ask for the second factor of those who have one. A passkey is left out: it is a second factor by itself,
 * because it needs the device and whoever unlocks it.
 */
const ASKING = new Set([
  '/sign-in/email',
  '/sign-in/email-otp',
  '/sign-in/phone-number',
  '/phone-number/verify',
  '/sign-in/social',
  '/callback/:id',
  '/siwe/verify',
]);

/**
 * Time-based codes with ten recovery codes. The library asks for them at password sign-ins only; here every way in
 * does, because the weakest one decides what the second factor is worth.
 */
export function secondFactor() {
  const plugin = twoFactor({
    issuer: 'Arunika',
    // Somebody who signs in with Google has no password to type; our pipeline asks them in another way.
    allowPasswordless: true,
    schema: pluginTables.twoFactor,
  });
  const after = plugin.hooks.after.map((hook) => ({
    ...hook,
    matcher: ({ path }: { readonly path?: string | undefined }) => path !== undefined && ASKING.has(path),
  }));
  return { ...plugin, hooks: { ...plugin.hooks, after } };
}
