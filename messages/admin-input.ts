import { inLanguage } from '#shared/language/language.ts';
import { adminInput as en } from './en/admin-input.ts';
import { adminInput as id } from './id/admin-input.ts';

export const adminInput = inLanguage({ id, en });
