import type { ItemRefund } from '#contract/account/orders.ts';
import { formatArticleDate, formatTime } from '#shared/dates.ts';

type Obstacle = Exclude<ItemRefund['obstacle'], null>;

/** Why a refund cannot be requested (DECISIONS 51). */
export const refundObstacleLabels = {
  REFUND_NOTHING_PAID: 'Tidak ada yang bisa dikembalikan untuk pembelian ini.',
  REFUND_ALREADY_REQUESTED: 'Pengajuan Anda sudah kami terima.',
  REFUND_SUBSCRIPTION:
    'Langganan tidak dikembalikan: Anda bisa menghentikannya kapan saja, dan akses tetap ada sampai akhir periode yang sudah dibayar.',
  REFUND_GIFTED: 'Sebagian sudah menjadi kode hadiah. Hubungi kami untuk pengembalian dananya.',
  REFUND_TOO_LATE: 'Batas waktunya sudah lewat.',
  REFUND_DOWNLOADED: 'Berkasnya sudah diunduh, jadi dananya tidak bisa kembali.',
  REFUND_CONSUMED: 'Materinya sudah dibuka lebih dari batas, jadi dananya tidak bisa kembali.',
} satisfies Record<Obstacle, string>;

/** `29 November 2026, 10.00 WIB` */
export const formatRefundDeadline = (until: string): string =>
  `${formatArticleDate(until)}, ${formatTime(until)} WIB`;
