export const webhookMailCopy = {
  subject: (host: string) => `Webhook berhenti: ${host}`,
  text: 'Alamat webhook ini tidak lagi kami kirimi: selama tiga hari tidak satu pun berhasil, atau alamat itu menjawab bahwa ia sudah tidak ada.',
  next: 'Yang belum terkirim tersimpan selama 30 hari. Perbaiki penerimanya, nyalakan lagi alamatnya, lalu kirim ulang yang gagal.',
  address: 'Alamat',
  description: 'Keterangan',
  open: 'Buka webhook',
};
