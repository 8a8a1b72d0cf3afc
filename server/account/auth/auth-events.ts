import { smsCopy } from '#messages/account/mails.ts';
import { systemActor } from '#server/audit/index.ts';
import { recordTerms } from '#server/consents/index.ts';
import type { Database } from '#server/platform/database/db.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import type { Logger } from '#server/platform/telemetry/logger.ts';
import { currentLanguage } from '#shared/language/language.ts';
import { succeed } from '#shared/result.ts';
import { findUser, findUserByEmail } from '../account.queries.ts';
import { type AccountMail, queueAccountMail } from '../accounts.ts';
import { createEmailVerification } from '../contact-details.ts';
import { updatePreferences } from '../profile.queries.ts';
import { recordSecurityEvent } from '../security.ts';

export interface AuthEventOptions {
  readonly db: Database;
  readonly app_url: string;
  readonly admin_emails: readonly string[];
  readonly logger: Logger;
  readonly requestReset: (email: string) => Promise<unknown>;
  readonly makeCode: (email: string) => Promise<string>;
  /** Null if no SMS provider is configured. */
  readonly sendSms: ((phone: string, text: string) => Promise<void>) | null;
}

export interface RunningAuthEvents extends AuthEvents {
  revokeUnverifiedAccess(email: string): Promise<void>;
  settle(): Promise<void>;
}

export function createAuthEvents(options: AuthEventOptions): RunningAuthEvents {
  const { db, app_url, logger } = options;
  const proofs = createEmailVerification(db, options.admin_emails);
  const running = new Set<Promise<void>>();

  async function send(user: AuthUser, mail: AccountMail): Promise<void> {
    await withTx(db, async (tx) => {
      await queueAccountMail(tx, { email: user.email, full_name: user.name }, mail);
      return succeed(null);
    });
  }

  return {
    // Every kind of sign-up passes here; later mails are written by jobs, which know no page.
    onAccountCreated: (user) => initializeAccount(db, user),
    async onVerificationRequested(user, token, landing) {
      const [own, goal] = [encodeURIComponent(token), encodeURIComponent(landing)];
      await send(user, {
        kind: 'verify-email',
        code: await options.makeCode(user.email),
        url: `${app_url}/api/auth/verify-email?token=${own}&callbackURL=${goal}`,
      });
    },
    async onPasswordResetRequested(user, token) {
      const url = `${app_url}/reset-password?token=${encodeURIComponent(token)}`;
      if (user.emailVerified) await send(user, { kind: 'reset-password', url });
      else await send(user, { kind: 'claim-account', url, code: await options.makeCode(user.email) });
    },
    // The page always asks for a code, so the mail has one, with or without an account.
    async onExistingSignUp(user) {
      if (user.emailVerified) {
        const code = await options.makeCode(user.email);
        return send(user, { kind: 'account-exists', url: `${app_url}/login`, code });
      }
      await proofs.revokeUnverifiedAccess(user.email);
      await options.requestReset(user.email);
    },
    revokeUnverifiedAccess: proofs.revokeUnverifiedAccess,
    onProviderVerifiedEmail: proofs.trustProvider,
    onEmailVerified: proofs.markVerified,
    // Anybody with the mailbox can do this, so the owner is notified; the address of the client is unknown here.
    async onPasswordReset(user) {
      await proofs.markVerified(user);
      await recordSecurityEvent(db, { ...systemActor, id: user.id }, 'account.password_reset');
    },
    async onCodeRequested({ email, code, type, is_mailed }) {
      if (!is_mailed) return;
      const kind = type === 'sign-in' ? 'sign-in-code' : 'confirm-code';
      const recipient = (await findUserByEmail(db.orm, email)) ?? { email, full_name: '' };
      await withTx(db, async (tx) => succeed(await queueAccountMail(tx, recipient, { kind, code })));
    },
    async onPhoneCodeRequested(phone, code) {
      await options.sendSms?.(phone, smsCopy.code(code));
    },
    async isActive(userId) {
      return (await findUser(db.orm, userId))?.is_active ?? false;
    },
    runLater(work) {
      const task = work
        .then(() => undefined)
        .catch((error: unknown) => logger.error({ err: error }, 'account mail could not be queued'))
        .finally(() => running.delete(task));
      running.add(task);
    },
    async settle() {
      while (running.size > 0) await Promise.all(running);
    },
  };
}

async function initializeAccount(db: Database, { id, email }: Pick<AuthUser, 'id' | 'email'>): Promise<void> {
  await withTx(db, async (tx) => {
    await recordTerms(tx, { user_id: id, email, source: 'sign_up' });
    return succeed(await updatePreferences(tx, id, { mail_language: currentLanguage() }));
  });
}

export interface AuthUser {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly emailVerified: boolean;
}

interface CodeRequest {
  readonly email: string;
  readonly code: string;
  readonly type: string;
  /** False: the code reaches nobody, so it is made unguessable. */
  readonly is_mailed: boolean;
}

/** Hooks of the auth library, run outside its own writes. */
export interface AuthEvents {
  onAccountCreated(user: AuthUser): Promise<void>;
  onVerificationRequested(user: AuthUser, token: string, landing: string): Promise<void>;
  onPasswordResetRequested(user: AuthUser, token: string): Promise<void>;
  onExistingSignUp(user: AuthUser): Promise<void>;
  onEmailVerified(user: AuthUser): Promise<void>;
  onPasswordReset(user: AuthUser): Promise<void>;
  onProviderVerifiedEmail(email: string, name: string): Promise<void>;
  onCodeRequested(request: CodeRequest): Promise<void>;
  onPhoneCodeRequested(phone: string, code: string): Promise<void>;
  isActive(userId: string): Promise<boolean>;
  runLater(work: Promise<unknown>): void;
}
