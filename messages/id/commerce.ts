export const commerceCopy = {
  more: 'Info selengkapnya',
  rated: 'Dinilai',
  reviews: (count: number) => `${count} ulasan`,
  outOfFive: (rating: string) => `${rating} dari 5`,
  back: 'Kembali',
  askRefund: 'Minta pengembalian dana',
};
