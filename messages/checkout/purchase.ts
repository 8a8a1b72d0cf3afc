import { inLanguage } from '#shared/language/language.ts';

export const purchaseCopy = inLanguage({
  id: {
    granted: { title: 'Akses terbuka!', text: 'Pembelian Anda sudah dapat dibuka.' },
    subscribed: { title: 'Berhasil berlangganan!', text: 'Langganan Anda sudah aktif.' },
    failedTitle: 'Pembelian gagal',
    accessFailed: 'Produk belum dapat dibuka',
    failedInPortal: 'Gagal membeli produk',
    subscribeFailed: 'Gagal berlangganan',
    refusalTitles: { ALREADY_OWNED: 'Sudah Anda miliki', ALREADY_SUBSCRIBED: 'Sudah berlangganan' },
  },
  en: {
    granted: { title: 'Access Granted!', text: 'Access granted successfully!' },
    subscribed: { title: 'Subscribed!', text: 'Your subscription is active.' },
    failedTitle: 'Purchase Failed',
    accessFailed: 'Access Failed',
    failedInPortal: 'The product could not be bought',
    subscribeFailed: 'Subscribing failed',
    refusalTitles: { ALREADY_OWNED: 'Already Owned', ALREADY_SUBSCRIBED: 'Already Subscribed' },
  },
});
