import type { PurchaseKind } from '#shared/shop/purchase-kind.ts';

interface Policy {
  readonly days: number;
  readonly percent: number;
}
type Words = Readonly<Record<PurchaseKind, string>>;

const opened = ({ days, percent }: Policy) =>
  `Dana bisa diminta kembali dalam ${days} hari, selama berkas belum diunduh dan materi dibuka paling banyak ${percent}%.`;

/** When the money can come back (DECISIONS 51, 65). */
const refund: Readonly<Record<PurchaseKind, (policy: Policy) => string>> = {
  material: opened,
  course: opened,
  class: ({ days, percent }) =>
    `Dana bisa diminta kembali dalam ${days} hari, selama belum ada sesi yang berlangsung dan materinya belum diunduh atau dibuka lebih dari ${percent}%.`,
  session: ({ days }) =>
    `Dana bisa diminta kembali dalam ${days} hari, selama belum ada sesi yang berlangsung.`,
  service: ({ days }) => `Dana bisa diminta kembali dalam ${days} hari setelah pembelian.`,
  subscription: () => 'Bisa dihentikan kapan saja; akses tetap ada sampai akhir periode yang sudah dibayar.',
};

/** Where it is once it is paid. */
const access: Words = {
  material: 'Langsung terbuka di Pembelian Anda.',
  course: 'Langsung terbuka di Pembelian Anda.',
  class: 'Jadwal dan materinya langsung terbuka di Pembelian Anda.',
  session: 'Waktunya Anda pilih dan atur di Pembelian Anda.',
  service: 'Tercatat di Pembelian Anda, dengan langkah berikutnya.',
  subscription: 'Kelola atau batalkan kapan saja di Langganan.',
};

/** At the head of the checkout, to a visitor. */
const lede: Words = {
  material: 'Satu halaman, lalu produknya terbuka di peramban ini.',
  course: 'Satu halaman, lalu kelasnya terbuka di peramban ini.',
  class: 'Satu halaman, lalu jadwal dan materinya terbuka di peramban ini.',
  session: 'Satu halaman, lalu waktu Anda tercatat.',
  service: 'Satu halaman, lalu pesanan Anda tercatat.',
  subscription: 'Satu halaman, lalu Anda mengonfirmasi alamat email dan langganan mulai.',
};

export const purchaseWords = { refund, access, lede };
