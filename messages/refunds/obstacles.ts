import { inLanguage } from '#shared/language/language.ts';
import type { PurchaseKind } from '#shared/shop/purchase-kind.ts';

/** By the API's code (DECISIONS 51). */
const refundObstacles = inLanguage({
  id: {
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
  },
  en: {
    REFUND_NOTHING_PAID: 'There is nothing to refund for this purchase.',
    REFUND_ALREADY_REQUESTED: 'We have received your request.',
    REFUND_SUBSCRIPTION:
      'Subscriptions are not refunded: you can stop one at any time, and access stays until the end of the period you paid for.',
    REFUND_GIFTED: 'Part of it has become a gift code. Contact us for the refund.',
    REFUND_TOO_LATE: 'The refund period has passed.',
    REFUND_DOWNLOADED: 'The file has been downloaded, so it cannot be refunded.',
    REFUND_CONSUMED: 'More of the material has been opened than the limit, so it cannot be refunded.',
    sessionBegun: 'A session has taken place, so it cannot be refunded.',
    classUsed:
      'A session has taken place, or more of the material has been opened than the limit, so it cannot be refunded.',
  },
});

type Obstacle = Exclude<keyof typeof refundObstacles, 'sessionBegun' | 'classUsed'>;

/** Worded by the kind of purchase: an appointment is not opened as a lesson is. */
export function refundObstacleText(obstacle: Obstacle, kind: PurchaseKind): string {
  if (obstacle === 'REFUND_CONSUMED' && kind === 'session') return refundObstacles.sessionBegun;
  if (obstacle === 'REFUND_CONSUMED' && kind === 'class') return refundObstacles.classUsed;
  return refundObstacles[obstacle];
}
