import { isProvedAddress } from '#server/account/index.ts';
import { hasPaid } from '#server/payments/index.ts';
import type { Database } from '#server/platform/database/db.ts';
import type { Mailer } from '#server/platform/outgoing/mailer.ts';
import type { Limit, RateLimiter } from '#server/platform/rate-limiter.ts';
import type { Logger } from '#server/platform/telemetry/logger.ts';
import { mailboxOf } from '#shared/people/mailbox.ts';

/** All mails to an unproved mailbox, because anybody can type its address. */
const UNPROVED: Limit = { name: 'mails-to-mailbox', points: 10, seconds: 3600 };
const PAID: Limit = { name: 'mails-to-payer', points: 60, seconds: 3600 };

interface BoundedMailerServices {
  readonly db: Database;
  readonly limiter: RateLimiter;
  readonly logger: Logger;
  readonly readTeamEmail: () => Promise<string>;
}

/** The only limit on mails to mailboxes that have not proved their address. */
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
