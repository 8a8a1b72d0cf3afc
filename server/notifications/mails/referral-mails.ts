import { referralMailCopy as copy } from '#messages/referrals/mails.ts';
import { formatRupiah, type Sen, toRupiah } from '#shared/money/money.ts';
import { composeMail, greet, type MailContent } from '../mail-layout.ts';

interface RewardFacts {
  readonly full_name: string;
  readonly amount_bigint: Sen;
  readonly url: string;
}

export function referralRewardMail({ full_name, amount_bigint, url }: RewardFacts): MailContent {
  const amount = formatRupiah(toRupiah(amount_bigint));
  return composeMail({
    subject: copy.subject(amount),
    greeting: greet(full_name),
    paragraphs: [copy.text(amount), copy.use],
    button: { label: copy.open, url },
  });
}
