import { inLanguage } from '#shared/language/language.ts';
import { handInDeskCopy as en } from './en/admin-hand-ins.ts';
import { handInDeskCopy as id } from './id/admin-hand-ins.ts';

export const handInDeskCopy = inLanguage({ id, en });
