export const notifyCopy = {
  pageTitle: (title: string) => `Kabari saya: ${title}`,
  title: {
    coming_soon: (title: string) => `Kabari saya saat ${title} rilis`,
    closed: (title: string) => `Kabari saya saat ${title} dibuka lagi`,
    full: (title: string) => `Kabari saya saat ada tempat di ${title}`,
    out_of_stock: (title: string) => `Kabari saya saat ${title} ada lagi`,
  },
  lede: 'Satu email saat produknya bisa dibeli, menurut urutan meminta. Tanpa akun, dan bisa dibatalkan kapan saja.',
  email: 'Email',
  consent: 'Saya setuju alamat ini dipakai untuk satu kabar itu, sesuai ',
  consentLink: 'kebijakan privasi',
  submit: 'Kabari saya',
  busy: 'Menyimpan…',
  failed: 'Alamat belum tersimpan',
  back: 'Kembali ke produk',
  asked: {
    title: 'Periksa email Anda',
    text: 'Kalau alamat ini belum ada di daftar, tautan konfirmasinya sedang kami kirim. Anda masuk daftar setelah membukanya. Tautannya berlaku tujuh hari.',
  },
  listed: {
    title: 'Anda ada di daftar',
    text: (title: string) => `Kami mengirim satu email saat ${title} bisa dibeli.`,
  },
  available: { title: 'Produk ini sudah bisa dibeli', open: 'Lihat produknya' },
  confirm: {
    title: 'Satu langkah lagi',
    text: 'Tekan tombol ini, dan kami mengabari alamat Anda sekali saja.',
    submit: 'Ya, kabari saya',
    busy: 'Menyimpan…',
    invalidTitle: 'Tautan ini tidak berlaku lagi',
    invalid: 'Tautan konfirmasi berlaku tujuh hari. Minta kabarnya sekali lagi dari halaman produknya.',
  },
};
