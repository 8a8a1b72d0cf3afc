import { inLanguage } from '#shared/language/language.ts';
import * as en from './en/freebies.ts';
import * as id from './id/freebies.ts';

export const freebiesCopy = inLanguage({ id: id.freebiesCopy, en: en.freebiesCopy });
export const communityCopy = inLanguage({ id: id.communityCopy, en: en.communityCopy });
