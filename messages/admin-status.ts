import { inLanguage } from '#shared/language/language.ts';
import * as en from './en/admin-status.ts';
import * as id from './id/admin-status.ts';

export const statusCopy = inLanguage({ id: id.statusCopy, en: en.statusCopy });
export const statusSentences = inLanguage({ id: id.statusSentences, en: en.statusSentences });
export const statusSteps = inLanguage({ id: id.statusSteps, en: en.statusSteps });
