import { inLanguage } from '#shared/language/language.ts';

export const webhookMailCopy = inLanguage({
  id: {
    subject: (host: string) => `Webhook berhenti: ${host}`,
    text: 'Alamat webhook ini tidak lagi kami kirimi: selama tiga hari tidak satu pun berhasil, atau alamat itu menjawab bahwa ia sudah tidak ada.',
    next: 'Yang belum terkirim tersimpan selama 30 hari. Perbaiki penerimanya, nyalakan lagi alamatnya, lalu kirim ulang yang gagal.',
    address: 'Alamat',
    description: 'Keterangan',
    open: 'Buka webhook',
  },
  en: {
    subject: (host) => `Webhook stopped: ${host}`,
    text: 'We no longer send webhooks to this address: nothing reached it for three days, or it answered that it is gone.',
    next: 'What was not delivered is kept for 30 days. Mend the receiver, turn the endpoint on again, then send again what failed.',
    address: 'Address',
    description: 'Description',
    open: 'Open webhooks',
  },
});
