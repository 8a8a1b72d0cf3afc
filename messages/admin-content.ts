import { inLanguage } from '#shared/language/language.ts';
import * as en from './en/admin-content.ts';
import * as id from './id/admin-content.ts';

export const contentCopy = inLanguage({ id: id.contentCopy, en: en.contentCopy });
export const statusCopy = inLanguage({ id: id.statusCopy, en: en.statusCopy });
export const postsCopy = inLanguage({ id: id.postsCopy, en: en.postsCopy });
export const studiesCopy = inLanguage({ id: id.studiesCopy, en: en.studiesCopy });
export const formsCopy = inLanguage({ id: id.formsCopy, en: en.formsCopy });
export const answerLabels = inLanguage({ id: id.answerLabels, en: en.answerLabels });
export const leadsCopy = inLanguage({ id: id.leadsCopy, en: en.leadsCopy });
export const settingsCopy = inLanguage({ id: id.settingsCopy, en: en.settingsCopy });
export const voicesCopy = inLanguage({ id: id.voicesCopy, en: en.voicesCopy });
export const conflictCopy = inLanguage({ id: id.conflictCopy, en: en.conflictCopy });
export const legalCopy = inLanguage({ id: id.legalCopy, en: en.legalCopy });
export const settingChangeCopy = inLanguage({ id: id.settingChangeCopy, en: en.settingChangeCopy });
