import { inLanguage } from '#shared/language/language.ts';
import { reportsCopy as en } from './en/admin-reports.ts';
import { reportsCopy as id } from './id/admin-reports.ts';

export const reportsCopy = inLanguage({ id, en });
