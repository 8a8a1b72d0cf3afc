import { inLanguage } from '#shared/language/language.ts';
import * as en from './en/landing-day.ts';
import * as id from './id/landing-day.ts';

export const dayCopy = inLanguage({ id: id.dayCopy, en: en.dayCopy });
export const afterCopy = inLanguage({ id: id.afterCopy, en: en.afterCopy });
