import type { Mailer } from '#server/platform/mailer.ts';
import { type LeadConfirmationFacts, leadConfirmationMail } from './lead-confirmation-mail.ts';
import { type LeadNoticeFacts, leadNoticeMail } from './lead-notice-mail.ts';

/** Tells the team of a form that came in. */
export function sendLeadNotice(mailer: Mailer, to: string, facts: LeadNoticeFacts): Promise<void> {
  return mailer.send({ to, ...leadNoticeMail(facts) });
}

/** Tells the sender of a form that it came in, and what happens next. */
export function sendLeadConfirmation(
  mailer: Mailer,
  to: string,
  facts: LeadConfirmationFacts,
): Promise<void> {
  return mailer.send({ to, ...leadConfirmationMail(facts) });
}
