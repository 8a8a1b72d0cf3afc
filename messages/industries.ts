import type { Industry } from '#shared/content/content.ts';
import { inLanguage } from '#shared/language/language.ts';

/** Kept and searched as the specification names them (CASE-003), read in the language of the page. */
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
