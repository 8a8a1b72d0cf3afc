import { intentReason } from '#messages/intent-reasons.ts';
import { intentCopy as copy, mailCopy } from '#messages/mails.ts';
import { formatRupiah, type Rupiah } from '#shared/money.ts';
import { composeMail, type MailContent } from './mail-layout.ts';

interface IntentCancelledFacts {
  readonly full_name: string;
  readonly title: string;
  readonly amount: Rupiah;
  /** Refusal code. */
  readonly reason: string;
  readonly billing_url: string;
}

/** Tells a buyer that a pending purchase failed and where the money is. */
export function intentCancelledMail(facts: IntentCancelledFacts): MailContent {
  return composeMail({
    subject: copy.subject,
    greeting: mailCopy.hello(facts.full_name),
    paragraphs: [copy.cancelled(intentReason(facts.reason)), copy.kept],
    rows: [
      { label: copy.purchase, value: facts.title },
      { label: copy.price, value: formatRupiah(facts.amount) },
    ],
    button: { label: copy.open, url: facts.billing_url },
  });
}
