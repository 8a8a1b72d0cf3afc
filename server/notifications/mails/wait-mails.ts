import { waitCopy as copy } from '#messages/product-waits/mails.ts';
import type { WaitEvent } from '#shared/shop/product-waits.ts';
import { composeMail, greet, type MailContent } from '../mail-layout.ts';

interface WaitFacts {
  readonly title: string;
  readonly url: string;
}

export function waitConfirmationMail({ title, url }: WaitFacts): MailContent {
  return composeMail({
    subject: copy.confirmSubject(title.slice(0, 80)),
    greeting: greet(null),
    paragraphs: [copy.confirm(title), copy.ignore],
    button: { label: copy.confirmButton, url },
  });
}

export function waitNoticeMail({
  title,
  url,
  event,
  unsubscribe_url,
}: WaitFacts & { readonly event: WaitEvent; readonly unsubscribe_url: string }): MailContent {
  return composeMail({
    subject: copy.subjects[event](title.slice(0, 80)),
    greeting: greet(null),
    paragraphs: [copy.notices[event](title), copy.once],
    button: { label: copy.open, url },
    unsubscribe_url,
  });
}
