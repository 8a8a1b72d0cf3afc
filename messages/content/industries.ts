import type { Industry } from '#shared/content/content.ts';
import { inLanguage } from '#shared/language/language.ts';

/** Stored and searched under the specification's names (CASE-003), shown in the language of the page. */
export const industryNames = inLanguage<Readonly<Record<Industry, string>>>({
  id: {
    Hospitality: 'Penginapan',
    Retail: 'Toko',
    'Food & Beverage': 'Kuliner',
    Manufacturing: 'Pabrik',
    Healthcare: 'Kesehatan',
  },
  en: {
    Hospitality: 'Hospitality',
    Retail: 'Retail',
    'Food & Beverage': 'Food & Beverage',
    Manufacturing: 'Manufacturing',
    Healthcare: 'Healthcare',
  },
});
