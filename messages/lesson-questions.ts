import { inLanguage } from '#shared/language/language.ts';
import { lessonQuestionsCopy as en } from './en/lesson-questions.ts';
import { lessonQuestionsCopy as id } from './id/lesson-questions.ts';

export const lessonQuestionsCopy = inLanguage({ id, en });
