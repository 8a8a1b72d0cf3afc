import { inLanguage } from '#shared/language/language.ts';
import { progressCopy as en } from './en/admin-progress.ts';
import { progressCopy as id } from './id/admin-progress.ts';

export const progressCopy = inLanguage({ id, en });
