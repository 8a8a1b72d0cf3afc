import type { classOfferCopy as id } from '../id/class-offer.ts';

export const classOfferCopy: typeof id = {
  nextSession: (when) => `Session on ${when} WIB`,
  placesLeft: (count) => (count === 1 ? '1 place left' : `${count} places left`),
};
