import { inLanguage } from '#shared/language/language.ts';
import * as en from './en/admin-launch.ts';
import * as id from './id/admin-launch.ts';

export const launchCopy = inLanguage({ id: id.launchCopy, en: en.launchCopy });
export const launchSettings = inLanguage({ id: id.launchSettings, en: en.launchSettings });
