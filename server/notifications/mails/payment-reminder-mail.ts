import { paymentReminderCopy as copy } from '#messages/payments/mails.ts';
import { formatRupiah, type Rupiah } from '#shared/money/money.ts';
import { formatArticleDate, formatTime } from '#shared/time/dates.ts';
import { composeMail, greet, type MailContent } from '../mail-layout.ts';

interface PaymentReminderFacts {
  readonly full_name: string;
  readonly title: string;
  readonly amount: Rupiah;
  readonly expires_at: string;
  readonly url: string;
  readonly unsubscribe_url: string;
}

export function paymentReminderMail(facts: PaymentReminderFacts): MailContent {
  const { full_name, title, amount, expires_at, url, unsubscribe_url } = facts;
  const what = title === '' ? copy.topUp : title.slice(0, 80);
  return composeMail({
    subject: copy.subject(what),
    greeting: greet(full_name),
    paragraphs: [copy.open, copy.once],
    rows: [
      { label: copy.what, value: what },
      { label: copy.until, value: `${formatArticleDate(expires_at)}, ${formatTime(expires_at)} WIB` },
      { label: copy.amount, value: formatRupiah(amount), is_total: true },
    ],
    button: { label: copy.pay, url },
    unsubscribe_url,
  });
}
