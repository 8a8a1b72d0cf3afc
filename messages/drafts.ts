import { inLanguage } from '#shared/language/language.ts';
import { draftCopy as en } from './en/drafts.ts';
import { draftCopy as id } from './id/drafts.ts';

export const draftCopy = inLanguage({ id, en });
