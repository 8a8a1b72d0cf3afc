import { inLanguage } from '#shared/language/language.ts';
import { devToolsCopy as en } from './en/admin-dev-tools.ts';
import { devToolsCopy as id } from './id/admin-dev-tools.ts';

export const devToolsCopy = inLanguage({ id, en });
