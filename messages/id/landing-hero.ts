/** First screen of the landing page. The figures of the report are an example and say so. */
export const heroCopy = {
  title: 'Yang berulang, selesai sebelum toko Anda buka.',
  lede: (results: string) =>
    `Balas chat, cocokkan stok, rekap penjualan: saya bantu serahkan kepada AI, satu proses dulu.${results === '' ? '' : ` Terasa dalam ${results}.`}`,
  booking: { label: 'Booking Konsultasi', to: '#services' },
  audit: 'Dapatkan Free Audit',
  report: {
    label: 'Contoh laporan pagi',
    title: 'Laporan pagi',
    time: 'Contoh · 05.42',
    ask: '5 hal perlu Anda.',
    open: [
      { label: 'Chat menunggu jawaban Anda', value: '2' },
      { label: 'Barang hampir habis', value: '3' },
    ],
    rest: 'Sisanya sudah selesai semalam.',
    done: [
      { label: 'Chat terjawab', value: '145 dari 147' },
      { label: 'Penjualan kemarin', value: 'Rp 8.460.000' },
    ],
  },
};
