import { rupiah } from '../money/money.ts';

/** Slug of the product sold on /consultation. */
export const CONSULTATION_SLUG = 'konsultasi-ai-1-on-1';

/** Slug of the set-up fee that /saas-setup sells; the page does without where the shop has none. */
export const SAAS_SETUP_SLUG = 'setup-saas';

/** Service prices in whole rupiah (PUB-004 to PUB-007). A consultation costs its product's price. */
export const servicePrices = {
  marketplaceFrom: rupiah(49_000),
  consultation: rupiah(500_000),
  mentorshipFrom: rupiah(3_000_000),
} as const;
