import { systemActor } from '#server/modules/audit/index.ts';
import type { Database } from '#server/platform/db.ts';
import type { Logger } from '#server/platform/logger.ts';
import { withTx } from '#server/platform/with-tx.ts';
import { succeed } from '#shared/result.ts';
import { BRAND } from '#shared/setting-tokens.ts';
import { type AccountMail, queueAccountMail } from '../accounts/account-mails.ts';
import { createEmailVerification } from '../email/email-verification.ts';
import { findUser, findUserByEmail } from '../identity.queries.ts';
import { recordSecurityEvent } from '../security/security-events.ts';
import type { AuthEvents, AuthUser } from './auth-event-types.ts';

export interface AuthEventOptions {
  readonly db: Database;
  readonly app_url: string;
  readonly admin_emails: readonly string[];
  readonly logger: Logger;
  /** Sends the reset mail of an address. */
  readonly requestReset: (email: string) => Promise<unknown>;
  /** A code of six digits by which an address can be confirmed; an older one of the address ends. */
  readonly makeCode: (email: string) => Promise<string>;
  /** Sends a text message; null where nobody was configured to carry it. */
  readonly sendSms: ((phone: string, text: string) => Promise<void>) | null;
}

export interface RunningAuthEvents extends AuthEvents {
  /** Waits for what was put off until after the answer. */
  settle(): Promise<void>;
}

/** What the house does when somebody signs up, confirms an address or asks for a new password. */
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
    // The page asks everybody for a code, so the mail has one, whether or not the address had an account.
    async onExistingSignUp(user) {
      if (user.emailVerified) {
        const code = await options.makeCode(user.email);
        return send(user, { kind: 'account-exists', url: `${app_url}/login`, code });
      }
      await proofs.revokeUnverifiedAccess(user.email);
      await options.requestReset(user.email);
    },
    onProviderVerifiedEmail: proofs.trustProvider,
    onEmailVerified: proofs.markVerified,
    // Whoever had the mailbox could do this, so its owner hears of it; where they were is not known here.
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
      await options.sendSms?.(phone, `${code} adalah kode ${BRAND} Anda. Jangan berikan kepada siapa pun.`);
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
      // A task may put off another one.
      while (running.size > 0) await Promise.all(running);
    },
  };
}
