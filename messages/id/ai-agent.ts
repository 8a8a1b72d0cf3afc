/** It is coming (PUB-022); what it is for, but no day. */
export const aiAgentCopy = {
  name: 'AI Agent Environment',
  soon: 'Segera hadir',
  lede: 'Tempat agen AI mengerjakan yang berulang di usaha Anda, dengan Anda yang menyetujui. Sedang kami siapkan.',
  tasks: [
    'Membalas chat yang masuk malam hari',
    'Mengingatkan piutang yang jatuh tempo',
    'Menyusun rekap penjualan setiap pagi',
  ],
  description: 'AI Agent Environment sedang disiapkan. Tinggalkan email untuk dikabari saat dibuka.',
  ask: 'Kabari saya saat dibuka',
  formLabel: 'Kabar AI Agent Environment',
};
