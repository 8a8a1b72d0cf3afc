/** Why a refund can not be asked for (DECISIONS 51), by the code of the API. */
export const refundObstacles = {
  REFUND_NOTHING_PAID: 'Tidak ada yang bisa dikembalikan untuk pembelian ini.',
  REFUND_ALREADY_REQUESTED: 'Pengajuan Anda sudah kami terima.',
  REFUND_SUBSCRIPTION:
    'Langganan tidak dikembalikan: Anda bisa menghentikannya kapan saja, dan akses tetap ada sampai akhir periode yang sudah dibayar.',
  REFUND_GIFTED: 'Sebagian sudah menjadi kode hadiah. Hubungi kami untuk pengembalian dananya.',
  REFUND_TOO_LATE: 'Batas waktunya sudah lewat.',
  REFUND_DOWNLOADED: 'Berkasnya sudah diunduh, jadi dananya tidak bisa kembali.',
  REFUND_CONSUMED: 'Materinya sudah dibuka lebih dari batas, jadi dananya tidak bisa kembali.',
  sessionBegun: 'Sesinya sudah berlangsung, jadi dananya tidak bisa kembali.',
  classUsed:
    'Sesinya sudah berlangsung, atau materinya sudah dibuka lebih dari batas, jadi dananya tidak bisa kembali.',
};
