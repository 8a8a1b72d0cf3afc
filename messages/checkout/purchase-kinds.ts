import { inLanguage } from '#shared/language/language.ts';
import type { PurchaseKind } from '#shared/shop/purchase-kind.ts';

interface Policy {
  readonly days: number;
  readonly percent: number;
}

type Words = Readonly<Record<PurchaseKind, string>>;

const opened = ({ days, percent }: Policy) =>
  `Dana bisa diminta kembali dalam ${days} hari, selama berkas belum diunduh dan materi dibuka paling banyak ${percent}%.`;

/** The refund terms (DECISIONS 51, 65). */
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

const access: Words = {
  material: 'Langsung terbuka di Pembelian Anda.',
  course: 'Langsung terbuka di Pembelian Anda.',
  class: 'Jadwal dan materinya langsung terbuka di Pembelian Anda.',
  session: 'Waktunya Anda pilih dan atur di Pembelian Anda.',
  service: 'Tercatat di Pembelian Anda, dengan langkah berikutnya.',
  subscription: 'Kelola atau batalkan kapan saja di Langganan.',
};

const lede: Words = {
  material: 'Satu halaman, lalu produknya terbuka di peramban ini.',
  course: 'Satu halaman, lalu kelasnya terbuka di peramban ini.',
  class: 'Satu halaman, lalu jadwal dan materinya terbuka di peramban ini.',
  session: 'Satu halaman, lalu waktu Anda tercatat.',
  service: 'Satu halaman, lalu pesanan Anda tercatat.',
  subscription: 'Satu halaman, lalu Anda mengonfirmasi alamat email dan langganan mulai.',
};

const inDays = (days: number) => `within ${days} ${days === 1 ? 'day' : 'days'}`;

const englishOpened = ({ days, percent }: Policy) =>
  `You can ask for a refund ${inDays(days)}, as long as no file was downloaded and at most ${percent}% of the material was opened.`;

/** Wording by kind of purchase: on page, checkout, dialog, order and in mails. */
export const purchaseWords = inLanguage({
  id: { refund, access, lede },
  en: {
    refund: {
      material: englishOpened,
      course: englishOpened,
      class: ({ days, percent }) =>
        `You can ask for a refund ${inDays(days)}, as long as no session took place, and no material was downloaded or more than ${percent}% of it opened.`,
      session: ({ days }) => `You can ask for a refund ${inDays(days)}, as long as no session took place.`,
      service: ({ days }) => `You can ask for a refund ${inDays(days)} of the purchase.`,
      subscription: () => 'You can stop any time; access stays until the end of the period that is paid.',
    },
    access: {
      material: 'It opens right away under Purchases.',
      course: 'It opens right away under Purchases.',
      class: 'Its schedule and material open right away under Purchases.',
      session: 'You choose and manage its time under Purchases.',
      service: 'It is kept under Purchases, with what comes next.',
      subscription: 'Manage or cancel it any time under Subscriptions.',
    },
    lede: {
      material: 'One page, and then it opens in this browser.',
      course: 'One page, and then the course opens in this browser.',
      class: 'One page, and then schedule and material open in this browser.',
      session: 'One page, and then your time is booked.',
      service: 'One page, and then your order is placed.',
      subscription: 'One page, then you confirm your email address and the subscription begins.',
    },
  },
});
