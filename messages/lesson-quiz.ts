import { inLanguage } from '#shared/language/language.ts';
import { lessonQuizCopy as en } from './en/lesson-quiz.ts';
import { lessonQuizCopy as id } from './id/lesson-quiz.ts';

export const lessonQuizCopy = inLanguage({ id, en });
