import { inLanguage } from '#shared/language/language.ts';
import { lessonQuestionMailCopy as en } from './en/lesson-question-mails.ts';
import { lessonQuestionMailCopy as id } from './id/lesson-question-mails.ts';

export const lessonQuestionMailCopy = inLanguage({ id, en });
