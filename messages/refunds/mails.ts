import { inLanguage } from '#shared/language/language.ts';
import type { RefundDestination } from '#shared/refunds/refunds.ts';

const approvedSubject: Readonly<Record<RefundDestination, (amount: string) => string>> = {
  wallet: (amount) => `Dana ${amount} sudah kembali ke saldo Anda`,
  original_payment: (amount) => `Dana ${amount} kami kirim ke pembayaran asal Anda`,
};

const approved: Readonly<Record<RefundDestination, (amount: string) => string>> = {
  wallet: (amount) =>
    `Pengajuan Anda kami setujui. ${amount} sudah masuk ke saldo, dan akses ke produk ini berakhir.`,
  original_payment: (amount) =>
    `Pengajuan Anda kami setujui. ${amount} kami kirim ke pembayaran asal dan sampai dalam beberapa hari kerja; bila ditolak di sana, dananya masuk ke saldo Anda. Akses ke produk ini berakhir.`,
};

export const refundCopy = inLanguage({
  id: {
    noticeSubject: (title: string) => `Pengajuan pengembalian dana: ${title}`,
    notice: 'Ada pengajuan pengembalian dana yang menunggu keputusan.',
    reason: (reason: string) => `Alasan:\n${reason}`,
    buyer: 'Pembeli',
    amount: 'Jumlah',
    receivedSubject: 'Pengajuan pengembalian dana Anda kami terima',
    received: [
      'Kami akan memeriksanya dan mengabari Anda lewat email begitu diputuskan.',
      'Yang menentukan adalah keadaan saat keputusan dibuat: berkas yang diunduh atau materi yang dibuka sementara itu ikut dihitung.',
    ],
    open: 'Lihat pesanan',
    approvedSubject,
    approved,
    rejectedSubject: 'Pengajuan pengembalian dana Anda',
    rejected: 'Pengajuan Anda sudah kami periksa dan tidak dapat kami setujui.',
    note: (note: string) => `Catatan dari kami:\n${note}`,
  },
  en: {
    noticeSubject: (title) => `Refund request: ${title}`,
    notice: 'A refund request is waiting for a decision.',
    reason: (reason) => `Reason:\n${reason}`,
    buyer: 'Buyer',
    amount: 'Amount',
    receivedSubject: 'We have received your refund request',
    received: [
      'We will look into it and email you once it is decided.',
      'What counts is how things stand at the decision: files downloaded or content opened until then are included.',
    ],
    open: 'See order',
    approvedSubject: {
      wallet: (amount) => `${amount} is back in your balance`,
      original_payment: (amount) => `We are sending ${amount} to your original payment`,
    },
    approved: {
      wallet: (amount) =>
        `We have approved your request. ${amount} was added to your balance, and your access to this product ends.`,
      original_payment: (amount) =>
        `We have approved your request. We are sending ${amount} to the original payment, where it arrives within a few working days; should it be refused there, it is added to your balance. Your access to this product ends.`,
    },
    rejectedSubject: 'Your refund request',
    rejected: 'We have looked into your request and cannot approve it.',
    note: (note) => `A note from us:\n${note}`,
  },
});
