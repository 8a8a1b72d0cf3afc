import { inLanguage } from '#shared/language/language.ts';
import { questionsCopy as en } from './en/admin-questions.ts';
import { questionsCopy as id } from './id/admin-questions.ts';

export const questionsCopy = inLanguage({ id, en });
