import { inLanguage } from '#shared/language/language.ts';
import * as en from './en/admin-articles.ts';
import * as id from './id/admin-articles.ts';

export const fieldsCopy = inLanguage({ id: id.fieldsCopy, en: en.fieldsCopy });
export const sectionsCopy = inLanguage({ id: id.sectionsCopy, en: en.sectionsCopy });
export const metricCopy = inLanguage({ id: id.metricCopy, en: en.metricCopy });
