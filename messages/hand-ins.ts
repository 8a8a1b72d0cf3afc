import { inLanguage } from '#shared/language/language.ts';
import { handInCopy as en } from './en/hand-ins.ts';
import { handInCopy as id } from './id/hand-ins.ts';

export const handInCopy = inLanguage({ id, en });
