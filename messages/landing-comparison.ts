import { inLanguage } from '#shared/language/language.ts';
import * as en from './en/landing-comparison.ts';
import * as id from './id/landing-comparison.ts';

export const proofCopy = inLanguage({ id: id.proofCopy, en: en.proofCopy });
export const comparisonCopy = inLanguage({ id: id.comparisonCopy, en: en.comparisonCopy });
