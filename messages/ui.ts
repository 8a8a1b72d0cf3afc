import { inLanguage } from '#shared/language.ts';
import { uiCopy as en } from './en/ui.ts';
import { uiCopy as id } from './id/ui.ts';

export const uiCopy = inLanguage({ id, en });
