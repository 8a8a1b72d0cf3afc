import { inLanguage } from '#shared/language/language.ts';
import { uiCopy as en } from './en/ui.ts';
import { uiCopy as id } from './id/ui.ts';

export const uiCopy = inLanguage({ id, en });
