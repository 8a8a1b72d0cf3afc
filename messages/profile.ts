import { inLanguage } from '#shared/language/language.ts';
import { profileCopy as en } from './en/profile.ts';
import { profileCopy as id } from './id/profile.ts';

export const profileCopy = inLanguage({ id, en });
