import type { RefundStatus } from '#shared/refunds.ts';

/** Texts of the queue of refund requests (DECISIONS 51). */
export const refundsCopy = {
  title: 'Pengajuan dana kembali',
  subtitle: 'Yang paling lama menunggu ada di atas. Keputusan langsung dikabarkan kepada pembeli.',
  failed: 'Failed to load data',
  filter: 'Status pengajuan',
  tabs: {
    requested: 'Menunggu',
    approved: 'Disetujui',
    rejected: 'Ditolak',
    withdrawn: 'Dibatalkan',
    all: 'Semua',
  } satisfies Record<RefundStatus | 'all', string>,
  empty: {
    requested: {
      title: 'Tidak ada yang menunggu',
      hint: 'Pengajuan pembeli muncul di sini dan di dashboard.',
    },
    other: {
      title: 'Belum ada pengajuan di sini',
      hint: 'Pilih status lain untuk melihat pengajuan yang ada.',
    },
  },
  list: 'Pengajuan',
  asked: (name: string, moment: string) => `${name}, ${moment}`,
  facts: {
    age: 'Sejak pembelian',
    days: (days: number, most: number) => `${days} dari ${most} hari`,
    consumed: 'Materi dibuka',
    percent: (percent: number, most: number) => `${percent}% dari ${most}%`,
    downloads: 'Unduhan',
    paidBy: 'Dibayar dengan',
    wallet: 'saldo',
    destination: 'Dana kembali ke',
    destinations: { wallet: 'saldo', original_payment: 'pembayaran asal' },
    left: 'Sisa yang dapat kembali',
    order: 'Order',
    within: 'dalam aturan',
    beyond: 'di luar aturan',
  },
  approve: 'Setujui',
  reject: 'Tolak',
  approveTitle: (amount: string, name: string) => `Kembalikan ${amount} kepada ${name}?`,
  approveText: {
    wallet: (title: string) => `Dananya masuk ke saldo saat itu juga, dan akses ke ${title} berakhir.`,
    original_payment: (title: string) =>
      `Dananya dikirim ke pembayaran asal, atau ke saldo bila ditolak gateway. Akses ke ${title} berakhir sekarang.`,
  },
  rejectTitle: (name: string) => `Tolak pengajuan ${name}?`,
  rejectText: 'Pembeli membaca alasannya di e-mail dan di pesanannya.',
  note: 'Pesan untuk pembeli (opsional)',
  reason: 'Alasan',
  reasonMissing: 'Tulis alasannya: pembeli akan membacanya.',
  busy: 'Memproses...',
  approved: (amount: string) => `${amount} dikembalikan`,
  rejected: 'Pengajuan ditolak',
  decisionFailed: 'Keputusan tidak tersimpan',
  decided: (who: string, moment: string) => `${who}, ${moment}`,
  pageBefore: 'Sebelumnya',
  pageAfter: 'Berikutnya',
} as const;
