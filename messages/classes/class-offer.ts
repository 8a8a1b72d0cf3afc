import { inLanguage } from '#shared/language/language.ts';

export const classOfferCopy = inLanguage({
  id: {
    nextSession: (when: string) => `Sesi ${when} WIB`,
    placesLeft: (count: number) => `Sisa ${count} tempat`,
  },
  en: {
    nextSession: (when) => `Session on ${when} WIB`,
    placesLeft: (count) => (count === 1 ? '1 place left' : `${count} places left`),
  },
});
