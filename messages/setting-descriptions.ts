import { inLanguage } from '#shared/language/language.ts';
import { settingDescriptions as en } from './en/setting-descriptions.ts';
import { settingDescriptions as id } from './id/setting-descriptions.ts';

export const settingDescriptions = inLanguage({ id, en });
