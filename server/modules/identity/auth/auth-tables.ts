import type { BetterAuthOptions } from 'better-auth';
import { userRoles } from '#shared/roles.ts';

const DAY_SECONDS = 24 * 60 * 60;
export const SESSION_SECONDS = 7 * DAY_SECONDS;
export const SESSION_RENEWAL_SECONDS = DAY_SECONDS;

const created = { createdAt: 'created_at', updatedAt: 'updated_at' };

/** Where the library finds its data: our tables and columns (db/migrations/0002-identity.sql). */
export const authTables = {
  user: {
    modelName: 'users',
    fields: { name: 'full_name', image: 'avatar_url', emailVerified: 'email_verified', ...created },
    additionalFields: {
      // input: false keeps both out of every request body; a sign-up can not make itself an admin.
      role: { type: [...userRoles], required: true, input: false, defaultValue: 'user' },
      is_active: { type: 'boolean', required: true, input: false, defaultValue: true },
    },
  },
  session: {
    modelName: 'auth_sessions',
    fields: {
      userId: 'user_id',
      expiresAt: 'expires_at',
      ipAddress: 'ip_address',
      userAgent: 'user_agent',
      ...created,
    },
    expiresIn: SESSION_SECONDS,
    updateAge: SESSION_RENEWAL_SECONDS,
    // Whether somebody has proved who they are lately is asked by our own pipeline (`confirmed_at`).
    freshAge: 0,
  },
  account: {
    modelName: 'auth_accounts',
    fields: {
      userId: 'user_id',
      accountId: 'account_id',
      providerId: 'provider_id',
      accessToken: 'access_token',
      refreshToken: 'refresh_token',
      idToken: 'id_token',
      accessTokenExpiresAt: 'access_token_expires_at',
      refreshTokenExpiresAt: 'refresh_token_expires_at',
      ...created,
    },
    // Linking by hand may join another address; a match by address alone needs it confirmed on both sides.
    accountLinking: { enabled: true, allowDifferentEmails: true },
  },
  verification: { modelName: 'auth_verifications', fields: { expiresAt: 'expires_at', ...created } },
} satisfies Pick<BetterAuthOptions, 'user' | 'session' | 'account' | 'verification'>;

/** The same for the library's plugins (db/migrations/0070-account-security.sql). */
export const pluginTables = {
  twoFactor: {
    user: { fields: { twoFactorEnabled: 'two_factor_enabled' } },
    twoFactor: {
      modelName: 'auth_two_factors',
      fields: {
        userId: 'user_id',
        backupCodes: 'backup_codes',
        failedVerificationCount: 'failed_verification_count',
        lockedUntil: 'locked_until',
      },
    },
  },
  passkey: {
    passkey: {
      modelName: 'auth_passkeys',
      fields: {
        publicKey: 'public_key',
        userId: 'user_id',
        credentialID: 'credential_id',
        deviceType: 'device_type',
        backedUp: 'backed_up',
        createdAt: 'created_at',
      },
    },
  },
  phoneNumber: {
    user: { fields: { phoneNumber: 'phone_number', phoneNumberVerified: 'phone_number_verified' } },
  },
  siwe: {
    walletAddress: {
      modelName: 'auth_wallet_addresses',
      fields: { userId: 'user_id', chainId: 'chain_id', isPrimary: 'is_primary', createdAt: 'created_at' },
    },
  },
  jwt: {
    jwks: {
      modelName: 'auth_jwks',
      fields: {
        publicKey: 'public_key',
        privateKey: 'private_key',
        createdAt: 'created_at',
        expiresAt: 'expires_at',
      },
    },
  },
} as const;
