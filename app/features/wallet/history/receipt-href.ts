import { apiHref } from '#app/lib/api/api-href.ts';
import type { downloadPaymentReceipt } from '#contract/wallet/wallet.ts';

export const receiptHref = (id: string): string =>
  apiHref<typeof downloadPaymentReceipt>('/api/wallet/payments/{id}/receipt.pdf', { params: { id } });
