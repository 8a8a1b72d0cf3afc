import { inLanguage } from '#shared/language/language.ts';
import { intentReasons as en } from './en/intent-reasons.ts';
import { intentReasons as id } from './id/intent-reasons.ts';

const intentReasons = inLanguage({ id, en });

export const intentReason = (code: string): string => intentReasons.byCode[code] ?? intentReasons.others;
