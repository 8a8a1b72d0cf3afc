import { inLanguage } from '#shared/language/language.ts';
import { quizFormCopy as en } from './en/admin-quiz-form.ts';
import { quizFormCopy as id } from './id/admin-quiz-form.ts';

export const quizFormCopy = inLanguage({ id, en });
