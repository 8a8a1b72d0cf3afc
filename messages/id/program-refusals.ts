/** Of API keys and outgoing webhooks. */
export const programRefusals = {
  CLOSED_TO_API_KEYS: 'Panggilan ini tidak terbuka bagi kunci API.',
  SCOPE_REQUIRED: 'Kunci API ini tidak punya izin untuk panggilan ini.',
  TOO_MANY_API_KEYS: 'Sudah ada 50 kunci yang aktif. Cabut yang tidak terpakai dahulu.',
  API_KEY_NOT_FOUND: 'Kunci API ini tidak ditemukan, atau sudah dicabut.',
  TOO_MANY_WEBHOOK_ENDPOINTS: 'Sudah ada 20 alamat webhook. Hapus yang tidak terpakai dahulu.',
  WEBHOOK_ENDPOINT_NOT_FOUND: 'Alamat webhook ini tidak ditemukan.',
  DELIVERY_NOT_FOUND: 'Pengiriman ini tidak ditemukan.',
  DELIVERY_PENDING: 'Pengiriman ini masih berjalan; tidak perlu diulang.',
  WEBHOOK_ENDPOINT_DISABLED: 'Alamat webhook ini sedang berhenti. Nyalakan dahulu.',
  WEBHOOK_ADDRESS_REFUSED:
    'Alamat ini tidak bisa dipakai: webhook hanya dikirim lewat https ke alamat publik.',
};
