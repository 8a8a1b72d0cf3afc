import { leftCartCopy, trialEndingCopy } from '#messages/recovery/mails.ts';
import { formatRupiah, type Rupiah } from '#shared/money/money.ts';
import { formatArticleDate, formatTime } from '#shared/time/dates.ts';
import { composeMail, greet, type MailContent } from '../mail-layout.ts';

interface LeftCartFacts {
  readonly full_name: string;
  /** At least one. */
  readonly lines: readonly { readonly title: string; readonly amount: Rupiah }[];
  readonly total: Rupiah;
  readonly url: string;
  readonly unsubscribe_url: string;
}

const MAX_TITLE = 80;

export function leftCartMail({ full_name, lines, total, url, unsubscribe_url }: LeftCartFacts): MailContent {
  const [first] = lines;
  return composeMail({
    subject: leftCartCopy.subject((first?.title ?? '').slice(0, MAX_TITLE), lines.length - 1),
    greeting: greet(full_name),
    paragraphs: [leftCartCopy.text, leftCartCopy.once],
    rows: [
      ...lines.map(({ title, amount }) => ({ label: title, value: formatRupiah(amount) })),
      { label: leftCartCopy.total, value: formatRupiah(total), is_total: true },
    ],
    button: { label: leftCartCopy.open, url },
    unsubscribe_url,
  });
}

interface TrialEndingFacts {
  readonly full_name: string;
  readonly title: string;
  readonly ends_at: string;
  /** Charged for the next period, if there is one. */
  readonly price: Rupiah;
  readonly url: string;
  readonly unsubscribe_url: string;
}

export function trialEndingMail(facts: TrialEndingFacts): MailContent {
  const { full_name, title, ends_at, price, url, unsubscribe_url } = facts;
  const until = `${formatArticleDate(ends_at)}, ${formatTime(ends_at)} WIB`;
  return composeMail({
    subject: trialEndingCopy.subject(title.slice(0, MAX_TITLE)),
    greeting: greet(full_name),
    paragraphs: [trialEndingCopy.text(title, until), trialEndingCopy.once],
    rows: [
      { label: trialEndingCopy.product, value: title },
      { label: trialEndingCopy.until, value: until },
      { label: trialEndingCopy.price, value: formatRupiah(price) },
    ],
    button: { label: trialEndingCopy.open, url },
    unsubscribe_url,
  });
}
