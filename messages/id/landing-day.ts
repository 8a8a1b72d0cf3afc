/** An ordinary day of an owner, counted in minutes, and what comes back. The minutes are an example. */
export const dayCopy = {
  title: 'Satu hari biasa, dihitung dalam menit',
  lede: 'Pekerjaan kecil yang sama datang setiap hari, dan selalu jatuh ke meja pemilik.',
  columns: ['Pukul', 'Hari ini', 'Waktu terpakai', 'Setelah sistemnya berjalan'],
  minutes: (minutes: number) => `${minutes} menit`,
  hours: [
    {
      time: '06.40',
      now: 'Stok dihitung ulang. Catatan kemarin tidak cocok dengan rak.',
      minutes: 35,
      later: 'Stok terpotong dari setiap nota. Anda hanya melihat selisihnya.',
    },
    {
      time: '10.15',
      now: 'Harga yang sama ditanyakan untuk keempat belas kalinya.',
      minutes: 70,
      later: 'Dijawab dalam 20 detik, dari daftar harga Anda sendiri.',
    },
    {
      time: '13.50',
      now: 'Pesanan WhatsApp disalin satu per satu ke Excel.',
      minutes: 55,
      later: 'Pesanan tercatat begitu pelanggan menulis “ok”.',
    },
    {
      time: '19.05',
      now: 'Empat chat belum dibalas. Dua sudah membeli di tempat lain.',
      minutes: 40,
      later: 'Hanya yang mendesak diteruskan kepada Anda.',
    },
    {
      time: '22.45',
      now: 'Rekap penjualan baru mulai dikerjakan.',
      minutes: 50,
      later: 'Rekap terkirim pukul 21.00. Anda sudah di rumah.',
    },
  ],
};

export const afterCopy = {
  figure: '4 jam 10 menit',
  note: 'hilang dalam contoh hari itu, tanpa membutuhkan keputusan Anda. Ini gantinya.',
  benefits: [
    {
      title: 'Pagi dimulai dengan laporan',
      text: 'Penjualan, chat, dan stok semalam sudah dirangkum dalam lima baris.',
    },
    {
      title: 'Pelanggan dijawab saat bertanya',
      text: 'Yang jawabannya sudah Anda tulis tidak lagi menunggu Anda selesai di dapur.',
    },
    {
      title: 'Selisih ketahuan hari itu juga',
      text: 'Sebelum ada yang lupa barangnya pergi ke mana.',
    },
  ],
};
