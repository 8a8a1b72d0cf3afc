import { mailCopy } from '#messages/notifications/mails.ts';
import { refundCopy as copy } from '#messages/refunds/mails.ts';
import { formatRupiah, type Rupiah } from '#shared/money/money.ts';
import type { RefundDestination } from '#shared/refunds/refunds.ts';
import { composeMail, greet, type MailContent } from '../mail-layout.ts';

interface RefundMailFacts {
  readonly full_name: string;
  readonly title: string;
  readonly amount: Rupiah;
  readonly reason: string;
  readonly status: string;
  readonly destination: RefundDestination;
  readonly note: string;
  readonly order_id: string;
  readonly order_url: string;
}

export function refundNoticeMail(facts: RefundMailFacts): MailContent {
  return composeMail({
    subject: copy.noticeSubject(facts.title.slice(0, 80)),
    greeting: mailCopy.helloTeam,
    paragraphs: [copy.notice, copy.reason(facts.reason)],
    rows: [
      { label: copy.buyer, value: facts.full_name },
      ...refundRows(facts),
      { label: mailCopy.order, value: facts.order_id },
    ],
  });
}

function refundRows({ title, amount }: RefundMailFacts) {
  return [
    { label: mailCopy.product, value: title },
    { label: copy.amount, value: formatRupiah(amount) },
  ];
}

export function refundReceivedMail(facts: RefundMailFacts): MailContent {
  return composeMail({
    subject: copy.receivedSubject,
    greeting: greet(facts.full_name),
    paragraphs: copy.received,
    rows: refundRows(facts),
    button: { label: copy.open, url: facts.order_url },
  });
}

export function refundDecisionMail(facts: RefundMailFacts): MailContent {
  const isApproved = facts.status === 'approved';
  const amount = formatRupiah(facts.amount);
  return composeMail({
    subject: isApproved ? copy.approvedSubject[facts.destination](amount) : copy.rejectedSubject,
    greeting: greet(facts.full_name),
    paragraphs: [
      isApproved ? copy.approved[facts.destination](amount) : copy.rejected,
      ...(facts.note === '' ? [] : [copy.note(facts.note)]),
    ],
    rows: refundRows(facts),
    button: { label: copy.open, url: facts.order_url },
  });
}
