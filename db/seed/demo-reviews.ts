/** What the demo buyer says of the purchases; example content, and it says so (DECISIONS 52). */
export const demoReviews: readonly {
  readonly slug: string;
  readonly rating: number;
  readonly body: string;
}[] = [
  {
    slug: 'kelas-prompt-pemilik-usaha',
    rating: 5,
    body: 'Contoh ulasan. Modul kedua langsung kami pakai untuk membalas pertanyaan stok di WhatsApp. Latihannya pendek, bisa dikerjakan sebelum toko buka.',
  },
  {
    slug: 'foto-produk-satu-sore',
    rating: 4,
    body: 'Contoh ulasan. Hasil fotonya rapi dengan ponsel biasa. Bagian pencahayaan malam masih ingin kami lihat lebih panjang.',
  },
];
