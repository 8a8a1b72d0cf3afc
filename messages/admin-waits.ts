import { inLanguage } from '#shared/language/language.ts';
import { waitsCopy as en } from './en/admin-waits.ts';
import { waitsCopy as id } from './id/admin-waits.ts';

export const waitsCopy = inLanguage({ id, en });
