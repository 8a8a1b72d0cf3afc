import { isProvedAddress } from '#server/identity/index.ts';
import { hasPaid } from '#server/payments/index.ts';
import type { Database } from '#server/platform/database/db.ts';
import type { Mailer } from '#server/platform/outgoing/mailer.ts';
import type { Limit, RateLimiter } from '#server/platform/rate-limiter.ts';
import type { Logger } from '#server/platform/telemetry/logger.ts';
import { mailboxOf } from '#shared/people/mailbox.ts';

/** To a mailbox that nobody has proved, all kinds together: anybody can type its address. */
const UNPROVED: Limit = { name: 'mails-to-mailbox', points: 10, seconds: 3600 };
/** Whoever paid gets what follows from it, and nobody pays to fill the mailbox of somebody else. */
const PAID: Limit = { name: 'mails-to-payer', points: 60, seconds: 3600 };

interface BoundedMailerServices {
  readonly db: Database;
  readonly limiter: RateLimiter;
  readonly logger: Logger;
  /** The team's own address belongs to no account. */
  readonly readTeamEmail: () => Promise<string>;
}

/** Holds back mails to a mailbox that got too many without having proved its address; the only limit of that kind. */
export function createBoundedMailer(
  mailer: Mailer,
  { db, limiter, logger, readTeamEmail }: BoundedMailerServices,
): Mailer {
  async function isWithinLimit(to: string): Promise<boolean> {
    if ((await isProvedAddress(db.orm, to)) || to === (await readTeamEmail())) return true;
    const limit = (await hasPaid(db.orm, to)) ? PAID : UNPROVED;
    return (await limiter.consume(limit, mailboxOf(to))).ok;
  }

  return {
    async send(mail) {
      if (await isWithinLimit(mail.to)) return mailer.send(mail);
      logger.warn(
        { message_id: mail.message_id },
        'mail held back: its mailbox is not proved and got too many',
      );
    },
    close: () => mailer.close(),
  };
}
