import { handInMailCopy as copy } from '#messages/courses/hand-in-mails.ts';
import { lessonQuestionMailCopy } from '#messages/courses/lesson-question-mails.ts';
import { learningReminderMailCopy } from '#messages/courses/reminder-mail.ts';
import { mailCopy } from '#messages/notifications/mails.ts';
import { composeMail, greet, type MailContent } from '../mail-layout.ts';

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

interface QuestionFacts {
  readonly full_name: string;
  readonly lesson_title: string;
  readonly product_title: string;
  readonly body: string;
  readonly url: string;
}

export function lessonQuestionMail({ full_name, url, ...asked }: QuestionFacts): MailContent {
  const { lesson_title, product_title, body } = asked;
  return composeMail({
    subject: lessonQuestionMailCopy.askedSubject(lesson_title.slice(0, 80)),
    greeting: mailCopy.helloTeam,
    paragraphs: [body],
    rows: [
      { label: lessonQuestionMailCopy.from, value: full_name },
      { label: lessonQuestionMailCopy.lesson, value: lesson_title },
      { label: mailCopy.product, value: product_title },
    ],
    button: { label: lessonQuestionMailCopy.answer, url },
  });
}

export function lessonAnswerMail({
  full_name,
  url,
  ...asked
}: QuestionFacts & { readonly answer: string }): MailContent {
  const { lesson_title, product_title, body, answer } = asked;
  return composeMail({
    subject: lessonQuestionMailCopy.answeredSubject(lesson_title.slice(0, 80)),
    greeting: greet(full_name),
    paragraphs: [answer, lessonQuestionMailCopy.youAsked(body)],
    rows: [
      { label: lessonQuestionMailCopy.lesson, value: lesson_title },
      { label: mailCopy.product, value: product_title },
    ],
    button: { label: lessonQuestionMailCopy.open, url },
  });
}

interface LearningReminderFacts {
  readonly full_name: string;
  readonly title: string;
  readonly has_begun: boolean;
  readonly lesson_title: string;
  readonly duration: string | null;
  readonly url: string;
  readonly unsubscribe_url: string;
}

export function learningReminderMail(facts: LearningReminderFacts): MailContent {
  const { full_name, title, has_begun, lesson_title, duration, url, unsubscribe_url } = facts;
  const words = has_begun ? learningReminderMailCopy.stopped : learningReminderMailCopy.notBegun;
  return composeMail({
    subject: words.subject(title.slice(0, 80)),
    greeting: greet(full_name),
    paragraphs: [words.text(title), learningReminderMailCopy.kept],
    rows: [
      { label: learningReminderMailCopy.lesson, value: lesson_title },
      ...(duration === null ? [] : [{ label: learningReminderMailCopy.duration, value: duration }]),
    ],
    button: { label: words.open, url },
    unsubscribe_url,
  });
}
