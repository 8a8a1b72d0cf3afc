import { rupiah } from '#shared/money/money.ts';

export const TOP_UP_FORM = 'top-up';

/** PORT-026, in whole rupiah. */
export const quickAmounts = [rupiah(50_000), rupiah(100_000), rupiah(200_000)];
