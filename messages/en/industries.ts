import type { industryNames as id } from '../id/industries.ts';

export const industryNames: typeof id = {
  Hospitality: 'Hospitality',
  Retail: 'Retail',
  'Food & Beverage': 'Food & Beverage',
  Manufacturing: 'Manufacturing',
  Healthcare: 'Healthcare',
};
