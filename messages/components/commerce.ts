import { inLanguage } from '#shared/language/language.ts';

export const commerceCopy = inLanguage({
  id: {
    more: 'Info selengkapnya',
    rated: 'Dinilai',
    reviews: (count: number) => `${count} ulasan`,
    outOfFive: (rating: string) => `${rating} dari 5`,
    back: 'Kembali',
    askRefund: 'Minta pengembalian dana',
  },
  en: {
    more: 'Learn more',
    rated: 'Rated',
    reviews: (count) => `${count} ${count === 1 ? 'review' : 'reviews'}`,
    outOfFive: (rating) => `${rating} out of 5`,
    back: 'Back',
    askRefund: 'Request a refund',
  },
});
