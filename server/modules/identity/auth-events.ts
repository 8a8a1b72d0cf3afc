import { theSystem } from '#server/modules/audit/index.ts';
import type { Database } from '#server/platform/db.ts';
import type { Logger } from '#server/platform/logger.ts';
import { withTx } from '#server/platform/with-tx.ts';
import { succeed } from '#shared/result.ts';
import { BRAND } from '#shared/setting-tokens.ts';
import { type AccountMail, queueAccountMail } from './account-mails.ts';
import type { AuthEvents, AuthUser } from './auth-event-types.ts';
import { findUser, findUserByEmail, writeUser } from './identity.queries.ts';
import { recordSecurityEvent } from './security-events.ts';

export interface AuthEventOptions {
  readonly db: Database;
  readonly app_url: string;
  readonly admin_emails: readonly string[];
  readonly logger: Logger;
  /** Sends the reset mail of an address. */
  readonly requestReset: (email: string) => Promise<unknown>;
  /** Sends a text message; null where nobody was configured to carry it. */
  readonly sendText: ((phone: string, text: string) => Promise<void>) | null;
}

export interface RunningAuthEvents extends AuthEvents {
  /** Waits for what was put off until after the answer. */
  settle(): Promise<void>;
}

/** What the house does when somebody signs up, confirms an address or asks for a new password. */
export function createAuthEvents(options: AuthEventOptions): RunningAuthEvents {
  const { db, app_url, logger } = options;
  const admins = new Set(options.admin_emails.map((email) => email.toLowerCase()));
  const running = new Set<Promise<void>>();

  async function send(user: AuthUser, mail: AccountMail): Promise<void> {
    await withTx(db, async (tx) => {
      await queueAccountMail(tx, { email: user.email, full_name: user.name }, mail);
      return succeed(null);
    });
  }

  /** An address in ADMIN_EMAILS makes an admin, but only once its owner has shown that it is theirs. */
  async function confirm(user: AuthUser): Promise<void> {
    await withTx(db, async (tx) => {
      const isAdmin = admins.has(user.email.toLowerCase());
      await writeUser(tx, user.id, { email_verified: true, ...(isAdmin ? { role: 'admin' } : {}) });
      return succeed(null);
    });
  }

  return {
    onVerificationWanted: (user, token) =>
      send(user, {
        kind: 'verify-email',
        url: `${app_url}/api/auth/verify-email?token=${encodeURIComponent(token)}&callbackURL=${encodeURIComponent('/login?verified=1')}`,
      }),
    // Somebody signed up with an address that was never confirmed: the owner of the mailbox sets the password,
    // so that whoever typed the address first does not keep one that works.
    onResetWanted: (user, token) =>
      send(user, {
        kind: user.emailVerified ? 'reset-password' : 'claim-account',
        url: `${app_url}/reset-password?token=${encodeURIComponent(token)}`,
      }),
    async onExistingSignUp(user) {
      if (!user.emailVerified) await options.requestReset(user.email);
      else await send(user, { kind: 'account-exists', url: `${app_url}/login` });
    },
    onEmailVerified: confirm,
    // Whoever had the mailbox could do this, so its owner hears of it; where they were is not known here.
    async onPasswordReset(user) {
      await confirm(user);
      await recordSecurityEvent(db, { ...theSystem, id: user.id }, 'account.password_reset');
    },
    async onCodeWanted(email, code, type) {
      const user = await findUserByEmail(db.orm, email);
      if (user === null || !user.is_active) return;
      const kind = type === 'sign-in' ? 'sign-in-code' : 'confirm-code';
      await withTx(db, async (tx) => succeed(await queueAccountMail(tx, user, { kind, code })));
    },
    async onPhoneCodeWanted(phone, code) {
      await options.sendText?.(phone, `${code} adalah kode ${BRAND} Anda. Jangan berikan kepada siapa pun.`);
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
