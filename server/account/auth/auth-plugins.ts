import { randomBytes } from 'node:crypto';
import { passkey } from '@better-auth/passkey';
import { bearer, emailOTP, genericOAuth, jwt, phoneNumber, siwe } from 'better-auth/plugins';
import { decodeJwt } from 'jose';
import { z } from 'zod';
import { nameFromEmail } from '#shared/people/display-names.ts';
import { PHONE_NUMBER } from '#shared/people/phone-number.ts';
import { type SecondFactorStore, secondFactor } from '../second-factor.ts';
import type { AuthEvents } from './auth-events.ts';
import { pluginTables } from './auth-tables.ts';

export interface PluginOptions {
  readonly app_url: string;
  readonly origins: readonly string[];
  readonly providers: readonly OpenIdProvider[];
  readonly events: AuthEvents;
  readonly second_factors: SecondFactorStore;
}

const CODE = { expiresIn: 5 * 60, otpLength: 6, allowedAttempts: 5 };
const MAILED_CODE = { ...CODE, expiresIn: 10 * 60 };
const TOKEN_LIFETIME = '15m';

/** Set by the auth handler only: this code is mailed. */
export const MAILED_HEADER = 'x-arunika-mailed';

export function authPlugins({ app_url, origins, providers, events, second_factors }: PluginOptions) {
  const { hostname, host } = new URL(app_url);
  return [
    bearer({ requireSignature: true }),
    secondFactor(second_factors),
    passkey({ rpID: hostname, rpName: 'Arunika', origin: [...origins], schema: pluginTables.passkey }),
    emailOTP({
      ...MAILED_CODE,
      storeOTP: 'hashed',
      // The library stores a code for every request; one that is not sent must not be guessable.
      generateOTP: (_wish, context) =>
        isMailed(context) ? undefined : randomBytes(32).toString('base64url'),
      sendVerificationOTP: ({ email, otp, type }, context) =>
        events.onCodeRequested({ email, code: otp, type, is_mailed: isMailed(context) }),
    }),
    phoneNumber({
      ...CODE,
      schema: pluginTables.phoneNumber,
      sendOTP: ({ phoneNumber: phone, code }) => events.onPhoneCodeRequested(phone, code),
      phoneNumberValidator: (phone) => PHONE_NUMBER.test(phone),
    }),
    genericOAuth({
      config: providers.map((provider) => oauthConfig(provider, events.onProviderVerifiedEmail)),
    }),
    siwe({
      domain: host,
      anonymous: true,
      // A placeholder until the wallet's owner adds an address.
      emailDomainName: 'wallet.invalid',
      schema: pluginTables.siwe,
      getNonce: async () => randomBytes(16).toString('hex'),
      verifyMessage: async ({ message, signature, address }) => isSignedBy({ message, signature, address }),
    }),
    jwt({
      disableSettingJwtHeader: true,
      schema: pluginTables.jwt,
      jwks: { rotationInterval: 30 * 24 * 60 * 60, gracePeriod: 7 * 24 * 60 * 60 },
      jwt: {
        issuer: app_url,
        audience: app_url,
        expirationTime: TOKEN_LIFETIME,
        // Identity claims only, nothing about the account.
        definePayload: ({ user }) => ({ email: user.email, name: user.name, role: user.role }),
      },
    }),
  ];
}

/** False for a code created in process, which our own mail sends. */
function isMailed(context: { readonly headers?: Headers | undefined } | undefined): boolean {
  return context?.headers?.has(MAILED_HEADER) ?? true;
}

interface SignedMessage {
  readonly message: string;
  readonly signature: string;
  readonly address: string;
}

/** Loaded on demand, because wallet sign-in is rare. */
async function isSignedBy({ message, signature, address }: SignedMessage): Promise<boolean> {
  const { eip191Signer } = await import('micro-eth-signer');
  try {
    return eip191Signer.verify(signature, message, address);
  } catch {
    return false;
  }
}

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

function oauthConfig(
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
