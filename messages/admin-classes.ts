import { inLanguage } from '#shared/language/language.ts';
import { classCopy as en } from './en/admin-classes.ts';
import { classCopy as id } from './id/admin-classes.ts';

export const classCopy = inLanguage({ id, en });
