/** What a card and a line say of a class. */
export const classOfferCopy = {
  nextSession: (when: string) => `Sesi ${when} WIB`,
  placesLeft: (count: number) => `Sisa ${count} tempat`,
};
