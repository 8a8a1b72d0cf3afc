import { inLanguage } from '#shared/language/language.ts';
import { overviewCopy as en } from './en/overview.ts';
import { overviewCopy as id } from './id/overview.ts';

export const overviewCopy = inLanguage({ id, en });
