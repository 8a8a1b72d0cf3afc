import { mailCopy as copy } from '#messages/notifications/mails.ts';
import type { Rupiah } from '#shared/money/money.ts';
import { formatRupiah } from '#shared/money/money.ts';
import { composeMail, greet, type MailContent } from '../mail-layout.ts';

export interface LetterFacts {
  readonly subject: string;
  readonly preheader: string;
  readonly full_name: string | null;
  readonly content: { readonly html: string; readonly text: string };
  /** Null: none. `price_before` null: it is not cheaper than usual. */
  readonly product: LetterProduct | null;
  readonly choices_url: string;
  readonly unsubscribe_url: string;
}

export interface LetterProduct {
  readonly title: string;
  readonly price: Rupiah;
  readonly price_before: Rupiah | null;
  readonly url: string;
}

/** Puts a text of the owner into the layout of all mails. */
export function letterMail({ full_name, product, ...letter }: LetterFacts): MailContent {
  return composeMail({
    ...letter,
    greeting: greet(full_name),
    paragraphs: [],
    ...(product === null ? {} : { product: blockOf(product) }),
  });
}

function blockOf({ title, price, price_before, url }: LetterProduct) {
  return {
    title,
    url,
    price: price === 0 ? copy.free : formatRupiah(price),
    before: price_before === null ? null : formatRupiah(price_before),
    label: copy.seeProduct,
  };
}
