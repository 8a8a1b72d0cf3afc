import { decodeJwt } from 'jose';
import { z } from 'zod';
import { nameFromEmail } from '#shared/people/display-names.ts';

export interface OpenIdProvider {
  readonly provider_id: string;
  readonly issuer: string;
  readonly client_id: string;
  readonly client_secret: string;
  /** A company's provider is trusted for its own domain only. */
  readonly domain: string | null;
}

export const GOOGLE = 'google';

const claims = z.object({
  sub: z.string().min(1),
  email: z.email(),
  email_verified: z.literal(true),
  name: z.string().optional(),
});

/** The library has checked signature, issuer, audience and nonce. */
function readIdentity(idToken: string | undefined, domain: string | null) {
  const parsed = idToken === undefined ? null : claims.safeParse(decodeJwt(idToken));
  // An address unverified by the provider proves nothing.
  if (parsed === null || !parsed.success) return null;
  const { sub, name } = parsed.data;
  const email = parsed.data.email.toLowerCase();
  if (domain !== null && !email.endsWith(`@${domain}`)) return null;
  return {
    id: sub,
    sub,
    email,
    emailVerified: true,
    name: name?.slice(0, 200) || nameFromEmail(email),
  };
}

export function oauthConfig(
  { provider_id, issuer, client_id, client_secret, domain }: OpenIdProvider,
  onVouched: (email: string, name: string) => Promise<void>,
) {
  return {
    providerId: provider_id,
    clientId: client_id,
    clientSecret: client_secret,
    discoveryUrl: `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`,
    requireIdTokenVerification: true,
    pkce: true,
    scopes: ['openid', 'email', 'profile'],
    prompt: 'select_account' as const,
    // Not stored: our pages load no external images.
    getUserInfo: async ({ idToken }: { readonly idToken?: string | undefined }) => {
      const identity = readIdentity(idToken, domain);
      if (identity !== null) await onVouched(identity.email, identity.name);
      return identity;
    },
  };
}
