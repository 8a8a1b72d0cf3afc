import type { Mailer } from '#server/platform/mailer.ts';
import { type ReceiptFacts, receiptMail } from './receipt-mail.ts';

export interface ReceiptSender {
  readonly mailer: Mailer;
  /** The order as it stands, from the module that owns it; null when there is no such order. */
  readonly readReceipt: (orderId: string) => Promise<ReceiptFacts | null>;
}

/** Sends the receipt of an order. Throws when the order is not there: the job commits with it, so it must be. */
export async function sendReceipt({ mailer, readReceipt }: ReceiptSender, orderId: string): Promise<void> {
  const facts = await readReceipt(orderId);
  if (facts === null) throw new Error(`receipt of an order that does not exist: ${orderId}`);
  await mailer.send({ to: facts.to, ...receiptMail(facts) });
}
