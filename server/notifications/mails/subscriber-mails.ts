import { subscriberMailCopy as copy } from '#messages/subscribers/mails.ts';
import { composeMail, greet, type MailContent } from '../mail-layout.ts';

export function subscriberConfirmationMail({ url }: { readonly url: string }): MailContent {
  return composeMail({
    subject: copy.confirmSubject,
    greeting: greet(null),
    paragraphs: [copy.confirm, copy.ignore],
    button: { label: copy.confirmButton, url },
  });
}

interface WelcomeFacts {
  readonly url: string;
  readonly choices_url: string;
  readonly unsubscribe_url: string;
}

export function subscriberWelcomeMail({ url, choices_url, unsubscribe_url }: WelcomeFacts): MailContent {
  return composeMail({
    subject: copy.welcomeSubject,
    greeting: greet(null),
    paragraphs: [copy.welcome],
    button: { label: copy.read, url },
    further: { label: copy.choices, url: choices_url },
    unsubscribe_url,
  });
}
