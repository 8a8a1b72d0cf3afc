import { learningReminderMailCopy as copy } from '#messages/courses/reminder-mail.ts';
import { greet } from '../greeting.ts';
import { composeMail, type MailContent } from '../mail-layout.ts';

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
  const words = has_begun ? copy.stopped : copy.notBegun;
  return composeMail({
    subject: words.subject(title.slice(0, 80)),
    greeting: greet(full_name),
    paragraphs: [words.text(title), copy.kept],
    rows: [
      { label: copy.lesson, value: lesson_title },
      ...(duration === null ? [] : [{ label: copy.duration, value: duration }]),
    ],
    button: { label: words.open, url },
    unsubscribe_url,
  });
}
