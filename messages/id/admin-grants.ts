export const grantsCopy = {
  title: 'Pemberian yang menunggu',
  list: 'Daftar pemberian yang menunggu',
  table: 'Pemberian',
  count: (count: string) => `${count} menunggu`,
  search: 'Alamat, nama, atau produk',
  failed: 'Daftar pemberian tidak dapat dimuat',
  none: {
    title: 'Tidak ada yang menunggu',
    hint: 'Produk yang Anda beri ke alamat tanpa akun menunggu di sini sampai tautannya dibuka.',
  },
  noMatch: 'Tidak ada pemberian yang cocok',
  columns: { recipient: 'Penerima', product: 'Produk', reason: 'Alasan', since: 'Sejak' },
  give: 'Beri produk',
  importCsv: 'Dari CSV',
  resend: 'Kirim ulang tautan',
  revoke: 'Tarik pemberian',
  sent: (address: string) => `Tautan dikirim ke ${address}`,
  notSent: 'Tautan belum terkirim. Coba sekali lagi.',
  revokeTitle: (address: string) => `Tarik pemberian untuk ${address}?`,
  revokeText:
    'Tautan yang sudah dikirim tidak membuka apa pun lagi. Tidak ada surel yang dikirim tentang ini.',
  revoking: 'Menarik…',
  revoked: 'Pemberian ditarik',
  notRevoked: 'Pemberian belum ditarik. Coba sekali lagi.',
};

export const grantImportCopy = {
  title: 'Beri produk dari CSV',
  text: 'Satu baris untuk satu orang dan satu produk. Tidak ada yang diberikan sebelum Anda melihat laporannya.',
  file: 'Berkas CSV',
  hint: 'Kolom: email, name, product, days. Kolom product berisi slug produknya, name boleh kosong, days hanya untuk langganan. Paling banyak 500 baris.',
  reason: 'Alasan',
  check: 'Periksa berkas',
  checking: 'Memeriksa…',
  write: (count: number) => `Beri ${count} produk`,
  writing: 'Memberikan…',
  tooLarge: 'Berkas ini lebih besar dari 200 KB. Bagi menjadi beberapa berkas.',
  summary: (given: number, waiting: number) =>
    `${given} langsung masuk ke akun, ${waiting} menunggu alamatnya`,
  refused: (count: number) =>
    `${count} baris belum benar. Perbaiki berkasnya, lalu periksa lagi; belum ada yang diberikan.`,
  nothing: 'Semua orang di berkas ini sudah punya produknya, atau sudah ditunggu.',
  unchanged: (count: number) => `${count} baris tetap seperti sekarang.`,
  outcomes: { given: 'Ke akun', waits: 'Menunggu', unchanged: 'Tetap', refused: 'Salah' },
  done: 'Produk diberikan',
  failed: 'Produk belum diberikan. Coba sekali lagi.',
};
