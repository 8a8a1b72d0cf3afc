export const commerceCopy = {
  more: 'Info selengkapnya',
  rated: 'Dinilai',
  reviews: (count: number) => `${count} ulasan`,
  stars: (rating: number) => `${rating} dari 5 bintang`,
  back: 'Kembali',
  askRefund: 'Minta pengembalian dana',
};
