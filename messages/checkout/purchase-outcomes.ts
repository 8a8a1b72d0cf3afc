import { inLanguage } from '#shared/language/language.ts';
import type { PurchaseKind } from '#shared/shop/purchase-kind.ts';
import { purchaseCopy } from './purchase.ts';

type Words = Readonly<Record<PurchaseKind, string>>;

const granted: Words = {
  get material() {
    return purchaseCopy.granted.text;
  },
  course: 'Kelasnya sudah dapat dibuka.',
  class: 'Jadwal dan materinya ada di halaman ini.',
  session: 'Sesi Anda ada di halaman ini.',
  service: 'Langkah berikutnya ada di halaman ini.',
  subscription: 'Langganan Anda sudah aktif.',
};

const mailed: Readonly<Record<PurchaseKind, (title: string) => string>> = {
  material: (title) => `${title} sudah terbuka`,
  course: (title) => `${title} sudah terbuka`,
  class: (title) => `${title} sudah terbuka`,
  session: (title) => `${title} sudah tercatat`,
  service: (title) => `${title} sudah tercatat`,
  subscription: (title) => `${title} sudah aktif`,
};

export const purchaseOutcomes = inLanguage({
  id: { granted, mailed },
  en: {
    granted: {
      get material() {
        return purchaseCopy.granted.text;
      },
      course: 'The course is open.',
      class: 'Its schedule and material are on this page.',
      session: 'Your session is on this page.',
      service: 'What comes next is on this page.',
      subscription: 'Your subscription is active.',
    },
    mailed: {
      material: (title) => `${title} is open`,
      course: (title) => `${title} is open`,
      class: (title) => `${title} is open`,
      session: (title) => `${title} is booked`,
      service: (title) => `${title} is ordered`,
      subscription: (title) => `${title} is active`,
    },
  },
});
