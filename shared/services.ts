import { rupiah } from './money.ts';

/** Slug of the product that /consultation sells; the page and the catalogue meet here. */
export const CONSULTATION_SLUG = 'konsultasi-ai-1-on-1';

/** What the services cost, in whole rupiah (PUB-004 to PUB-007). A consultation is sold at the price of its product. */
export const servicePrices = {
  marketplaceFrom: rupiah(49_000),
  consultation: rupiah(500_000),
  mentorshipFrom: rupiah(3_000_000),
} as const;
