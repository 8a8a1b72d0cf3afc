/** Texts of the landing page. The figures of the report are an example and say so. */
export const landingCopy = {
  hero: {
    title: 'Yang berulang, selesai sebelum toko Anda buka.',
    lede: 'Saya membantu pemilik toko, klinik, restoran, dan pabrik menyerahkan pekerjaan harian kepada AI yang sudah diuji di lapangan: membalas chat, mencocokkan stok, merekap penjualan. Satu proses dulu, terasa dalam 2–4 minggu.',
    primary: { label: 'Lihat Marketplace', to: '/marketplace' },
    secondary: { label: 'Buat akun gratis', to: '/signup' },
  },
  report: {
    label: 'Contoh laporan pagi',
    title: 'Laporan pagi',
    time: 'Contoh · 05.42',
    rows: [
      { label: 'Penjualan kemarin', value: 'Rp 8.460.000' },
      { label: 'Chat terjawab', value: '142 dari 147' },
      { label: 'Stok cocok dengan nota', value: '318 barang' },
      { label: 'Stok menipis', value: '3 barang' },
    ],
    ask: '5 hal perlu Anda.',
    rest: 'Sisanya sudah selesai semalam.',
  },
  products: {
    title: 'Mulai dari satu alat, bukan dari proyek besar',
    lede: 'Dibayar dengan saldo rupiah yang Anda isi sendiri. Sekali beli, langsung terbuka di akun Anda.',
    all: 'Lihat semua produk',
  },
  credit: {
    title: 'Saldo yang bisa Anda periksa sendiri',
    lede: 'Tidak ada kartu yang disimpan dan tidak ada tagihan yang datang diam-diam.',
    steps: [
      {
        title: 'Isi saldo',
        text: 'Anda menentukan jumlahnya. Saldo masuk hanya setelah pembayarannya benar-benar diterima.',
      },
      {
        title: 'Beli yang perlu',
        text: 'Sebelum membayar, Anda melihat saldo sekarang, harga, dan sisanya.',
      },
      {
        title: 'Periksa kapan saja',
        text: 'Setiap rupiah tercatat: kapan, untuk apa, saldo sebelum dan sesudahnya.',
      },
    ],
    nota: {
      label: 'Contoh catatan saldo',
      title: 'Catatan saldo',
      note: 'Contoh',
      rows: [
        { label: 'Isi saldo', value: '+Rp 500.000' },
        { label: 'SOP AI untuk toko', value: '−Rp 149.000' },
        { label: 'Rekap penjualan otomatis', value: '−Rp 209.000' },
      ],
      total: { label: 'Sisa saldo', value: 'Rp 142.000' },
    },
  },
} as const;
