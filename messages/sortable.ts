import { inLanguage } from '#shared/language/language.ts';
import { sortableCopy as en } from './en/sortable.ts';
import { sortableCopy as id } from './id/sortable.ts';

export const sortableCopy = inLanguage({ id, en });
