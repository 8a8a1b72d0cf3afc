import { inLanguage } from '#shared/language/language.ts';

/** Announces the product without a date (PUB-022). */
export const aiAgentCopy = inLanguage({
  id: {
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
  },
  en: {
    name: 'AI Agent Environment',
    soon: 'Coming Soon',
    lede: 'A place where AI agents do what keeps coming back in your business, and you approve it. We are preparing it.',
    tasks: [
      'Answering the chats that arrive at night',
      'Reminding customers of invoices that are due',
      'Putting together the sales summary every morning',
    ],
    description: 'The AI Agent Environment is in preparation. Leave your email to hear when it opens.',
    ask: 'Tell me when it opens',
    formLabel: 'AI Agent Environment news',
  },
});
