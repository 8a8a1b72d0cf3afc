import type { Mailer } from '#server/platform/mailer.ts';
import { type ReceiptFacts, receiptMail } from './receipt-mail.ts';

/** Sends the receipt of an order. Whether its buyer wants one is asked by the job. */
export function sendReceipt(mailer: Mailer, facts: ReceiptFacts): Promise<void> {
  return mailer.send({ to: facts.to, ...receiptMail(facts) });
}
