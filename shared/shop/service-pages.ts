import { rupiah } from '../money/money.ts';

export const CONSULTATION_SLUG = 'konsultasi-ai-1-on-1';

/** Slug of the fee /saas-setup sells; the page works without it. */
export const SAAS_SETUP_SLUG = 'setup-saas';

/** Whole rupiah (PUB-004 to PUB-007). A consultation costs its product's price. */
export const servicePrices = {
  marketplaceFrom: rupiah(49_000),
  consultation: rupiah(500_000),
  mentorshipFrom: rupiah(3_000_000),
} as const;
