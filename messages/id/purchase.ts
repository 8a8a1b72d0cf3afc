/** What a product says before it is bought, and the outcome of buying it in place. */
export const purchaseCopy = {
  trialUsed: 'Masa coba layanan ini sudah pernah Anda pakai, jadi periode pertama langsung dibayar.',
  noAccount: 'Tanpa daftar akun, cukup nama dan email.',
  granted: { title: 'Akses terbuka!', text: 'Pembelian Anda sudah dapat dibuka.' },
  subscribed: { title: 'Berhasil berlangganan!', text: 'Langganan Anda sudah aktif.' },
  failedTitle: 'Pembelian gagal',
  accessFailed: 'Produk belum dapat dibuka',
  failedInPortal: 'Gagal membeli produk',
  subscribeFailed: 'Gagal berlangganan',
  refusalTitles: { ALREADY_OWNED: 'Sudah Anda miliki', ALREADY_SUBSCRIBED: 'Sudah berlangganan' },
};
