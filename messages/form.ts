import { inLanguage } from '#shared/language/language.ts';
import { formCopy as en } from './en/form.ts';
import { formCopy as id } from './id/form.ts';

export const formCopy = inLanguage({ id, en });
