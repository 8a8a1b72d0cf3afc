import { inLanguage } from '#shared/language/language.ts';
import { sharingCopy as en } from './en/sharing-cards.ts';
import { sharingCopy as id } from './id/sharing-cards.ts';

export const sharingCopy = inLanguage({ id, en });
