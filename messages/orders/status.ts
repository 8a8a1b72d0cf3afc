import { inLanguage } from '#shared/language/language.ts';

export const orderStatusLabels = inLanguage({
  id: {
    completed: 'selesai',
    pending: 'menunggu',
    failed: 'gagal',
    cancelled: 'dibatalkan',
    refunded: 'dikembalikan',
    processing: 'diproses',
  },
  en: {
    completed: 'completed',
    pending: 'pending',
    failed: 'failed',
    cancelled: 'cancelled',
    refunded: 'refunded',
    processing: 'processing',
  },
});
