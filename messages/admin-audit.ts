import { inLanguage } from '#shared/language/language.ts';
import * as en from './en/admin-audit.ts';
import * as id from './id/admin-audit.ts';

export const auditCopy = inLanguage({ id: id.auditCopy, en: en.auditCopy });
export const auditLabels = inLanguage({ id: id.auditLabels, en: en.auditLabels });
