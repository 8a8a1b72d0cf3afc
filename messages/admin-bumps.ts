import { inLanguage } from '#shared/language/language.ts';
import { bumpsCopy as en } from './en/admin-bumps.ts';
import { bumpsCopy as id } from './id/admin-bumps.ts';

export const bumpsCopy = inLanguage({ id, en });
