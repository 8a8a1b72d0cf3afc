import type { Industry } from '#shared/content/content.ts';

/** Kept and searched as the specification names them (CASE-003), read in the language of the page. */
export const industryNames: Readonly<Record<Industry, string>> = {
  Hospitality: 'Penginapan',
  Retail: 'Toko',
  'Food & Beverage': 'Kuliner',
  Manufacturing: 'Pabrik',
  Healthcare: 'Kesehatan',
};
