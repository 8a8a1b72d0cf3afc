import { inLanguage } from '#shared/language/language.ts';
import { catalogCopy as en } from './en/catalog.ts';
import { catalogCopy as id } from './id/catalog.ts';

export const catalogCopy = inLanguage({ id, en });
