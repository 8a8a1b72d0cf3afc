import { decodeJwt } from 'jose';
import { z } from 'zod';
import { nameFromEmail } from '#shared/name-from-email.ts';

/** An OpenID provider whose word for an address we take; discovery tells the rest. */
export interface OpenIdProvider {
  readonly provider_id: string;
  readonly issuer: string;
  readonly client_id: string;
  readonly client_secret: string;
  /** Only addresses of this domain are believed: a company's provider must not speak for anybody else. */
  readonly domain: string | null;
}

export const GOOGLE = 'google';

const claims = z.object({
  sub: z.string().min(1),
  email: z.email(),
  email_verified: z.literal(true),
  name: z.string().optional(),
});

/** Reads the identity token after the library has checked its signature, issuer, audience and nonce. */
function readIdentity(idToken: string | undefined, domain: string | null) {
  const parsed = idToken === undefined ? null : claims.safeParse(decodeJwt(idToken));
  // An address that the provider itself has not confirmed is nobody's proof.
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

/** The configuration of the library's OAuth plugin: authorisation code with PKCE, state and nonce. */
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
    // Pictures stay where they are: our pages load none from elsewhere.
    getUserInfo: async ({ idToken }: { readonly idToken?: string | undefined }) => {
      const identity = readIdentity(idToken, domain);
      if (identity !== null) await onVouched(identity.email, identity.name);
      return identity;
    },
  };
}
