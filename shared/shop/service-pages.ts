import { rupiah } from '../money/money.ts';

export const CONSULTATION_SLUG = 'konsultasi-ai-1-on-1';

/** Slug of the fee /saas-setup sells; the page works without it. */
export const SAAS_SETUP_SLUG = 'setup-saas';

/** A month of mentorship, which is agreed upon and no product (PUB-007). */
export const MENTORSHIP_FROM = rupiah(3_000_000);
