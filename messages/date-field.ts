import { inLanguage } from '#shared/language/language.ts';
import * as en from './en/date-field.ts';
import * as id from './id/date-field.ts';

export const dateCopy = inLanguage({ id: id.dateCopy, en: en.dateCopy });
