import type { BetterAuthOptions } from 'better-auth';
import { userRoles } from '#shared/people/roles.ts';

const DAY_SECONDS = 24 * 60 * 60;
export const SESSION_SECONDS = 7 * DAY_SECONDS;
export const SESSION_RENEWAL_SECONDS = DAY_SECONDS;

const created = { createdAt: 'created_at', updatedAt: 'updated_at' };

/** Our tables and columns for the library (db/schema/account.sql). */
export const authTables = {
  user: {
    modelName: 'users',
    fields: { name: 'full_name', image: 'avatar_url', emailVerified: 'email_verified', ...created },
    additionalFields: {
      // `input: false`: no request body can set them, so a sign-up cannot make itself an admin.
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
    // Recent reauthentication is checked by our pipeline (`confirmed_at`).
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
    // Manual linking may join another address; automatic linking needs both addresses verified.
    accountLinking: { enabled: true, allowDifferentEmails: true },
  },
  verification: { modelName: 'auth_verifications', fields: { expiresAt: 'expires_at', ...created } },
} satisfies Pick<BetterAuthOptions, 'user' | 'session' | 'account' | 'verification'>;

/** Like `authTables`, for plugins. */
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
