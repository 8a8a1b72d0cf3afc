import { giftCopy, mailCopy } from '#messages/mails.ts';
import { formatGiftCode } from '#shared/gifts.ts';
import { composeMail, type MailContent } from './mail-layout.ts';

interface GiftCodeFacts {
  readonly title: string;
  readonly code: string;
  /** The redemption page; leads through sign-up. */
  readonly redeem_url: string;
}

/** A gift code that staff granted to an address without an account. */
export function giftCodeMail({ title, code, redeem_url }: GiftCodeFacts): MailContent {
  return composeMail({
    subject: giftCopy.subject(title.slice(0, 80)),
    greeting: mailCopy.hello(null),
    paragraphs: [giftCopy.granted, giftCopy.once],
    rows: [
      { label: mailCopy.product, value: title },
      { label: giftCopy.code, value: formatGiftCode(code) },
    ],
    button: { label: giftCopy.redeem, url: redeem_url },
  });
}
