import { inLanguage } from '#shared/language/language.ts';
import { tableCopy as en } from './en/data-table.ts';
import { tableCopy as id } from './id/data-table.ts';

export const tableCopy = inLanguage({ id, en });
