import { inLanguage } from '#shared/language/language.ts';
import { booksCopy as en } from './en/books.ts';
import { booksCopy as id } from './id/books.ts';

export const booksCopy = inLanguage({ id, en });
