import { inLanguage } from '#shared/language/language.ts';
import * as en from './en/learning-reminder-mail.ts';
import * as id from './id/learning-reminder-mail.ts';

export const learningReminderMailCopy = inLanguage({
  id: id.learningReminderMailCopy,
  en: en.learningReminderMailCopy,
});
