import { lessonQuestionMailCopy as copy } from '#messages/courses/lesson-question-mails.ts';
import { mailCopy } from '#messages/notifications/mails.ts';
import { greet } from '../greeting.ts';
import { composeMail, type MailContent } from '../mail-layout.ts';

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
    subject: copy.askedSubject(lesson_title.slice(0, 80)),
    greeting: mailCopy.helloTeam,
    paragraphs: [body],
    rows: [
      { label: copy.from, value: full_name },
      { label: copy.lesson, value: lesson_title },
      { label: mailCopy.product, value: product_title },
    ],
    button: { label: copy.answer, url },
  });
}

export function lessonAnswerMail({
  full_name,
  url,
  ...asked
}: QuestionFacts & { readonly answer: string }): MailContent {
  const { lesson_title, product_title, body, answer } = asked;
  return composeMail({
    subject: copy.answeredSubject(lesson_title.slice(0, 80)),
    greeting: greet(full_name),
    paragraphs: [answer, copy.youAsked(body)],
    rows: [
      { label: copy.lesson, value: lesson_title },
      { label: mailCopy.product, value: product_title },
    ],
    button: { label: copy.open, url },
  });
}
