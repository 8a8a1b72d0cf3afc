import { handInMailCopy as copy } from '#messages/courses/hand-in-mails.ts';
import { mailCopy } from '#messages/notifications/mails.ts';
import { greet } from '../greeting.ts';
import { composeMail, type MailContent } from '../mail-layout.ts';

interface HandInFacts {
  readonly full_name: string;
  readonly lesson_title: string;
  readonly product_title: string;
  readonly url: string;
}

interface ReceivedFacts extends HandInFacts {
  readonly body: string;
  readonly file_name: string | null;
}

/** Characters of the text a mail shows; all of it is on the desk. */
const MAX_QUOTED = 1500;

export function handInMail({ full_name, url, ...handIn }: ReceivedFacts): MailContent {
  const { lesson_title, product_title, body, file_name } = handIn;
  const quoted = body.length > MAX_QUOTED ? `${body.slice(0, MAX_QUOTED).toWellFormed()}…` : body;
  return composeMail({
    subject: copy.receivedSubject(lesson_title.slice(0, 80)),
    greeting: mailCopy.helloTeam,
    paragraphs: [quoted === '' ? copy.noText : quoted],
    rows: [
      { label: copy.from, value: full_name },
      { label: copy.lesson, value: lesson_title },
      { label: mailCopy.product, value: product_title },
      ...(file_name === null ? [] : [{ label: copy.file, value: file_name }]),
    ],
    button: { label: copy.review, url },
  });
}

interface ReviewFacts extends HandInFacts {
  readonly state: 'accepted' | 'returned';
  readonly feedback: string | null;
  readonly unsubscribe_url: string;
}

export function handInReviewMail({ full_name, url, unsubscribe_url, ...review }: ReviewFacts): MailContent {
  const { lesson_title, product_title, state, feedback } = review;
  const subject = state === 'accepted' ? copy.acceptedSubject : copy.returnedSubject;
  return composeMail({
    subject: subject(lesson_title.slice(0, 80)),
    greeting: greet(full_name),
    paragraphs: [copy[state], ...(feedback === null ? [] : [feedback])],
    rows: [
      { label: copy.lesson, value: lesson_title },
      { label: mailCopy.product, value: product_title },
    ],
    button: { label: copy.open, url },
    unsubscribe_url,
  });
}
