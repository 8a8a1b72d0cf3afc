import { inLanguage } from '#shared/language/language.ts';
import * as en from './en/catalog-labels.ts';
import * as id from './id/catalog-labels.ts';

export const productTypeLabels = inLanguage({ id: id.productTypeLabels, en: en.productTypeLabels });
export const billingCycleLabels = inLanguage({ id: id.billingCycleLabels, en: en.billingCycleLabels });
export const difficultyLabels = inLanguage({ id: id.difficultyLabels, en: en.difficultyLabels });
