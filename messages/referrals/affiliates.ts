import { inLanguage } from '#shared/language/language.ts';

export const affiliateExportCopy = inLanguage({
  id: {
    name: 'Nama',
    bankAccount: 'Rekening',
    paid: 'Dibayar pembeli (Rp)',
    kept: 'Tidak dikembalikan (Rp)',
    rate: 'Persen',
    commission: 'Komisi',
    payout: 'Transfer',
    due: 'Sudah jatuh tempo',
    pending: 'Menunggu',
  },
  en: {
    name: 'Name',
    bankAccount: 'Bank account',
    paid: 'Paid by the buyer (Rp)',
    kept: 'Not refunded (Rp)',
    rate: 'Percent',
    commission: 'Commission',
    payout: 'Transfer',
    due: 'Due',
    pending: 'Waiting',
  },
});

export const affiliateCopy = inLanguage({
  id: {
    title: 'Afiliasi',
    lede: (rate: number, days: number) =>
      days === 0
        ? `Komisi ${rate}% dari pembelian dengan kode Anda.`
        : `Komisi ${rate}% dari pembelian dengan kode Anda, dan dari pembelian pembeli itu selama ${days} hari sesudahnya.`,
    none: {
      title: 'Akun ini belum menjadi afiliasi',
      hint: 'Tertarik bekerja sama? Hubungi kami.',
      action: 'Ke bantuan',
    },
    ended: 'Kerja sama ini sudah berakhir. Yang sudah dihasilkan tetap dibayarkan.',
    code: 'Kode Anda',
    address: 'Tautan',
    copyCode: 'kode',
    copyLink: 'tautan',
    figures: { pending: 'Menunggu', balance: 'Akan ditransfer', paid: 'Sudah ditransfer' },
    rules:
      'Komisi dihitung dari yang benar-benar dibayar, setelah masa pengembalian pesanannya selesai. Yang dikembalikan sesudah ditransfer diperhitungkan dengan komisi berikutnya. Pembelian sendiri tidak dihitung.',
    months: 'Per bulan',
    noMonths: 'Belum ada pembelian dengan kode Anda.',
    columns: { month: 'Bulan', orders: 'Pesanan', commission: 'Komisi', paid: 'Ditransfer' },
    csv: (month: string) => `Unduh ${month} (CSV)`,
  },
  en: {
    title: 'Affiliate',
    lede: (rate, days) =>
      days === 0
        ? `A commission of ${rate}% on purchases with your code.`
        : `A commission of ${rate}% on purchases with your code, and on what that buyer buys within ${days} days.`,
    none: {
      title: 'This account is no affiliate yet',
      hint: 'Would you like to work with us? Get in touch.',
      action: 'To support',
    },
    ended: 'This partnership has ended. What was earned is still paid out.',
    code: 'Your code',
    address: 'Link',
    copyCode: 'code',
    copyLink: 'link',
    figures: { pending: 'Waiting', balance: 'To be transferred', paid: 'Transferred' },
    rules:
      'Commission is computed from what was really paid, once the refund period of the order is over. What is refunded after a transfer is set against your next commission. Your own purchases do not count.',
    months: 'By month',
    noMonths: 'Nothing was bought with your code yet.',
    columns: { month: 'Month', orders: 'Orders', commission: 'Commission', paid: 'Transferred' },
    csv: (month) => `Download ${month} (CSV)`,
  },
});
