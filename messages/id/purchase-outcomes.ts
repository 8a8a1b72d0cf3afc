import type { PurchaseKind } from '#shared/shop/purchase-kind.ts';
import { purchaseCopy } from './purchase.ts';

type Words = Readonly<Record<PurchaseKind, string>>;

/** On the page of what was bought a moment ago. */
const granted: Words = {
  material: purchaseCopy.granted.text,
  course: 'Kelasnya sudah dapat dibuka.',
  class: 'Jadwal dan materinya ada di halaman ini.',
  session: 'Sesi Anda ada di halaman ini.',
  service: 'Langkah berikutnya ada di halaman ini.',
  subscription: 'Langganan Anda sudah aktif.',
};

/** Headline of the mail about it. */
const mailed: Readonly<Record<PurchaseKind, (title: string) => string>> = {
  material: (title) => `${title} sudah terbuka`,
  course: (title) => `${title} sudah terbuka`,
  class: (title) => `${title} sudah terbuka`,
  session: (title) => `${title} sudah tercatat`,
  service: (title) => `${title} sudah tercatat`,
  subscription: (title) => `${title} sudah aktif`,
};

export const purchaseOutcomes = { granted, mailed };
