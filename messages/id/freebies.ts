export const freebiesCopy = {
  meta: {
    title: 'Freebies dan komunitas',
    description:
      'Alat kerja gratis untuk pemilik usaha, terbuka begitu diambil, serta grup WhatsApp untuk menanyakan sisanya.',
  },
  hero: {
    title: 'Ambil alatnya gratis. Tanyakan sisanya di grup.',
    lede: 'Alat kerja yang bisa dicoba malam ini, dan sesama pemilik usaha untuk bertanya bila macet. Cukup punya akun, tidak perlu mengisi saldo.',
    shelf: 'Lihat alatnya',
    community: 'Kenali komunitasnya',
  },
  poster: {
    label: 'Syarat mengambil freebies',
    title: 'Silakan sobek satu',
    unit: 'dan tetap nol sesudahnya',
    rows: [
      { label: 'Yang diperlukan', value: 'Akun saja' },
      { label: 'Kartu atau saldo', value: 'Tidak diminta' },
      { label: 'Terbuka di', value: 'Pembelian Anda' },
    ],
  },
  shelf: {
    title: 'Yang bisa diambil hari ini',
    count: (total: number) => `${total} alat`,
    more: (count: number) => `+${count} fitur lagi`,
    note: 'Terbuka langsung setelah diambil',
    open: 'Buka di Pembelian Anda',
  },
  claim: {
    idle: 'Ambil sekarang',
    busy: 'Mengambil…',
    done: 'Sudah diambil',
    comingSoon: 'Segera hadir',
    outOfStock: 'Stok Habis',
  },
  toasts: {
    claimed: { title: 'Berhasil diambil!' },
    already: { title: 'Sudah pernah diambil' },
    failed: { title: 'Belum terambil', text: 'Freebie belum dapat diambil. Silakan coba lagi.' },
    list: { title: 'Terjadi kesalahan', text: 'Freebies belum dapat dimuat. Silakan coba lagi nanti.' },
  },
  failed: {
    title: 'Daftar freebies belum dapat dimuat',
    hint: 'Yang sudah Anda ambil tetap ada di Pembelian Anda. Coba sekali lagi sebentar lagi.',
  },
  empty: {
    title: 'Belum ada freebie saat ini',
    hint: 'Yang berikutnya diumumkan lebih dulu di grup komunitas. Sementara itu, sebagian isi marketplace juga gratis.',
    action: 'Buka Marketplace',
  },
  next: {
    text: 'Sudah dicoba, tetapi tidak tahu harus mulai dari pekerjaan yang mana?',
    action: 'Ajukan audit gratis',
  },
};

export const communityCopy = {
  title: 'Bertanya kepada yang pernah mengalaminya',
  lede: 'Grup WhatsApp pemilik toko, klinik, restoran, dan pabrik. Tulis seperti bercerita, dijawab oleh yang sudah mencoba.',
  facts: {
    members: 'anggota',
    support: 'diskusi terbuka',
    weekly: { figure: '1 materi', text: 'baru setiap minggu' },
  },
  benefitsTitle: 'Yang Anda dapat di dalam grup',
  benefits: [
    {
      title: 'Jawaban dari sesama pemilik',
      text: 'Bukan teori. Yang menjawab pernah memasangnya di usahanya sendiri, dan menceritakan hasilnya.',
    },
    {
      title: 'Satu materi baru setiap minggu',
      text: 'Prompt, lembar kerja, atau contoh percakapan yang bisa dipakai besok pagi.',
    },
    {
      title: 'Prompt Anda dibaca orang lain',
      text: 'Tempel prompt beserta hasilnya. Anda mendapat saran kalimat mana yang perlu diubah.',
    },
    {
      title: 'Cerita yang gagal, juga dibagikan',
      text: 'Alat yang tidak jadi dipakai dan alasannya, supaya Anda tidak membayar pelajaran yang sama.',
    },
    {
      title: 'Kabar alat tanpa jargon',
      text: 'Apa yang berubah, apa gunanya untuk usaha kecil, dan apakah Anda perlu peduli sekarang.',
    },
    {
      title: 'Teman satu bidang',
      text: 'Dari toko bangunan sampai klinik gigi: temukan orang yang mengulang pekerjaan yang sama.',
    },
  ],
  join: 'Gabung komunitas',
  enter: 'Buka grup WhatsApp',
  note: 'Gratis. Isi nama, email, WhatsApp, dan nama usaha satu kali, lalu tautan grup terbuka di sini.',
  member: 'Anda sudah menjadi anggota. Grup terbuka di tab baru.',
  noLink: 'Anda sudah menjadi anggota. Tautan grup sedang diperbarui, silakan kembali lagi nanti.',
};
