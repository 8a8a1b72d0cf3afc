import { inLanguage } from '#shared/language/language.ts';
import * as en from './en/admin-availability.ts';
import * as id from './id/admin-availability.ts';

export const availabilityCopy = inLanguage({ id: id.availabilityCopy, en: en.availabilityCopy });
