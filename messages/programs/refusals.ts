import { inLanguage } from '#shared/language/language.ts';

export const programRefusals = inLanguage({
  id: {
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
  },
  en: {
    CLOSED_TO_API_KEYS: 'API keys may not make this call.',
    SCOPE_REQUIRED: 'This API key lacks the scope for this call.',
    TOO_MANY_API_KEYS: 'There are 50 active keys already. Revoke those you no longer use first.',
    API_KEY_NOT_FOUND: 'This API key was not found, or is revoked already.',
    TOO_MANY_WEBHOOK_ENDPOINTS:
      'There are 20 webhook endpoints already. Delete those you no longer use first.',
    WEBHOOK_ENDPOINT_NOT_FOUND: 'This webhook endpoint was not found.',
    DELIVERY_NOT_FOUND: 'This delivery was not found.',
    DELIVERY_PENDING: 'This delivery is still under way; there is nothing to repeat.',
    WEBHOOK_ENDPOINT_DISABLED: 'This webhook endpoint is stopped. Turn it on first.',
    WEBHOOK_ADDRESS_REFUSED: 'This address cannot be used: webhooks go to public addresses only, over https.',
  },
});
