import type { DemoProduct } from './demo-product.ts';

export const asistenBalasChat: DemoProduct = {
  slug: 'asisten-balas-chat',
  title: 'Asisten balas chat',
  type: 'ai_agent_subscription',
  category: 'Layanan pelanggan',
  price: 349_000,
  launched_on: '2026-08-03',
  subscription: {
    trial_period_days: 7,
    features: [
      [
        'Balasan dari daftar Anda',
        'Asisten hanya menjawab dari daftar harga dan aturan toko yang Anda unggah.',
      ],
      [
        'Serah terima ke manusia',
        'Percakapan yang ragu atau berisi keluhan diteruskan bersama ringkasannya.',
      ],
      [
        'Catatan mingguan',
        'Pertanyaan yang belum punya jawaban dikumpulkan, supaya Anda bisa melengkapinya.',
      ],
    ],
  },
  short_description: 'Menjawab pertanyaan harga dan stok dari daftar Anda sendiri, 24 jam.',
  story: [
    'Chat yang masuk setelah toko tutup jarang menunggu sampai pagi. Sebagian besar isinya pertanyaan yang jawabannya sudah tertulis di daftar harga Anda.',
    'Asisten ini menjawab pertanyaan itu kapan pun datangnya, dengan bahan dari Anda: daftar harga, aturan pengiriman, jam buka. Yang tidak ada di daftar tidak dikarang; asisten mengatakan akan menanyakannya dan memberi tahu Anda.',
    'Anda dapat mematikannya kapan saja dengan satu tombol, dan admin selalu bisa mengambil alih percakapan.',
  ],
  fits: [
    'Pertanyaan harga, stok, dan ongkos kirim datang di luar jam buka.',
    'Anda punya daftar harga yang diperbarui.',
  ],
  does_not_fit: ['Setiap jawaban di usaha Anda memerlukan pemeriksaan ahli.'],
  features: [
    ['Membalas dari daftar harga Anda', 'tools'],
    ['Serah terima ke admin dengan ringkasan', 'case-study'],
    ['Uji coba 7 hari', 'certificate'],
    ['Panduan pemasangan', 'book'],
  ],
  tags: ['chat', 'whatsapp', 'agen', 'layanan pelanggan'],
  requirements: ['Nomor WhatsApp Business', 'Daftar harga dalam lembar kerja atau foto'],
  benefits: [
    'Pertanyaan malam hari terjawab malam itu.',
    'Admin membaca ringkasan, bukan seluruh percakapan.',
    'Daftar harga Anda makin lengkap setiap minggu.',
  ],
  voices: [
    ['Ketika ragu ia bertanya ke kami. Itu yang membuat kami percaya.', 'Pemilik toko perlengkapan kucing'],
    ['Catatan mingguannya menjadi daftar tugas kami.', 'Admin toko alat musik'],
  ],
  questions: [
    [
      'Bagaimana bila jawabannya salah?',
      'Perbaiki barisnya di daftar harga. Jawaban berikutnya memakai baris yang baru.',
    ],
    ['Bisa berhenti kapan saja?', 'Bisa. Layanan berjalan sampai akhir periode yang sudah dibayar.'],
  ],
  guide: {
    title: 'Menyalakan asisten',
    content: [
      [
        'Unggah daftar harga dan isi kolom "jangan dijawab".',
        'Tulis aturan toko dalam kalimat pendek.',
        'Kirim sepuluh pertanyaan dari ponsel lain dan periksa jawabannya.',
        'Pilih siapa yang menerima serah terima.',
      ],
      'Tanda siap dipakai: sepuluh pertanyaan dijawab benar, atau ditolak dengan sopan.',
    ],
  },
  closing: 'Unggah daftar harga, uji sepuluh pertanyaan, lalu nyalakan.',
};

export const laporanPagi: DemoProduct = {
  slug: 'laporan-pagi-a',
  title: 'Laporan pagi',
  type: 'subscription_service',
  category: 'Semua bidang',
  price: 99_000,
  launched_on: '2026-07-27',
  subscription: {
    trial_period_days: 14,
    features: [
      ['Ringkasan kemarin', 'Penjualan, stok yang menipis, dan chat yang belum dibalas dalam satu pesan.'],
      ['Tiga hal untuk hari ini', 'Diurutkan dari yang paling mendesak, dengan alasannya.'],
      ['Sumber yang terlihat', 'Setiap angka menyebut lembar kerja dan barisnya.'],
    ],
  },
  short_description: 'Ringkasan penjualan, stok, dan chat kemarin, di WhatsApp Anda pukul 05.42.',
  story: [
    'Sebelum toko buka ada beberapa menit yang tenang. Laporan pagi datang di menit itu: satu pesan yang bisa dibaca sambil menunggu air mendidih.',
    'Isinya diambil dari lembar kerja yang Anda hubungkan: penjualan kemarin, stok yang mendekati batas, chat yang belum dibalas. Ditutup dengan tiga hal yang sebaiknya dikerjakan lebih dulu.',
    'Bila datanya tidak ada, pesannya mengatakan begitu. Angka tidak ditebak.',
  ],
  fits: ['Penjualan dan stok Anda ada di lembar kerja.', 'Anda ingin tahu keadaan usaha sebelum berangkat.'],
  does_not_fit: ['Anda memerlukan dasbor dengan banyak grafik; lihat Ruang data cabang.'],
  features: [
    ['Satu pesan setiap pagi', 'tools'],
    ['Terhubung ke Google Sheets', 'case-study'],
    ['Uji coba 14 hari', 'certificate'],
    ['Panduan menghubungkan data', 'book'],
  ],
  tags: ['laporan', 'whatsapp', 'stok', 'penjualan'],
  requirements: ['Lembar kerja penjualan atau Rekap penjualan otomatis'],
  benefits: [
    'Keadaan kemarin terbaca sebelum hari ini dimulai.',
    'Barang yang hampir habis terlihat sebelum habis.',
    'Chat yang terlewat tidak menjadi keluhan.',
  ],
  voices: [
    ['Pesannya pendek. Karena itu saya baca setiap pagi.', 'Pemilik toko buah'],
    ['Bagian stok menipis langsung saya teruskan ke pemasok.', 'Pengelola kantin sekolah'],
  ],
  questions: [
    ['Bisakah jamnya diganti?', 'Bisa. Pukul 05.42 adalah nilai awal.'],
    ['Bagaimana pada hari libur?', 'Anda memilih hari yang dilewati di pengaturan.'],
  ],
  guide: {
    title: 'Menghubungkan lembar kerja',
    content: [
      [
        'Bagikan lembar penjualan dengan izin baca saja.',
        'Tunjuk kolom tanggal, barang, jumlah, dan harga.',
        'Isi batas stok untuk sepuluh barang terlaris.',
        'Minta laporan contoh dan cocokkan dengan catatan Anda.',
      ],
      'Bila laporan contoh berbeda, periksa kolom tanggal lebih dulu. Tanggal yang tersimpan sebagai teks adalah sebab yang paling sering.',
    ],
  },
  closing: 'Hubungkan satu lembar kerja malam ini, baca laporannya besok pagi.',
};

export const pembacaNota: DemoProduct = {
  slug: 'pembaca-nota',
  title: 'Pembaca nota',
  type: 'ai_tool',
  category: 'Keuangan',
  price: 149_000,
  launched_on: '2026-10-19',
  subscription: {
    trial_period_days: 7,
    features: [
      [
        'Foto menjadi baris',
        'Nota pembelian difoto dan menjadi tanggal, pemasok, barang, jumlah, dan harga.',
      ],
      ['Pemeriksaan jumlah', 'Total di nota dibandingkan dengan jumlah barisnya; yang berbeda ditandai.'],
      ['Ekspor', 'Hasilnya diunduh sebagai CSV atau ditulis ke lembar kerja Anda.'],
    ],
  },
  short_description: 'Foto nota pembelian, periksa hasilnya, unduh tabelnya. Tanpa memasang apa pun.',
  story: [
    'Nota dari pemasok datang dalam segala bentuk: kertas karbon, struk yang memudar, tulisan tangan di bungkus rokok. Bagian keuangan mengetiknya satu per satu.',
    'Alat ini membaca foto nota dan menampilkan hasilnya di samping fotonya. Anda membenarkan yang keliru, lalu mengunduh tabelnya. Baris yang meragukan selalu ditampilkan lebih dulu.',
    'Foto disimpan selama masa langganan dan bisa Anda hapus kapan saja.',
  ],
  fits: [
    'Setiap minggu Anda mengetik nota pembelian.',
    'Pembukuan Anda menerima berkas CSV atau lembar kerja.',
  ],
  does_not_fit: ['Semua pemasok Anda sudah mengirim faktur elektronik.'],
  features: [
    ['Membaca foto nota pembelian', 'tools'],
    ['Pemeriksaan total per nota', 'certificate'],
    ['Ekspor CSV dan lembar kerja', 'case-study'],
    ['Uji coba 7 hari', 'book'],
  ],
  tags: ['nota', 'pembelian', 'keuangan', 'alat'],
  requirements: ['Ponsel atau pemindai'],
  benefits: [
    'Waktu mengetik berubah menjadi waktu memeriksa.',
    'Salah jumlah di nota ketahuan sebelum dibayar.',
    'Foto dan angkanya tersimpan berdampingan.',
  ],
  voices: [
    ['Total yang tidak cocok muncul paling atas. Sederhana dan tepat.', 'Bagian pembelian hotel kecil'],
    ['Struk yang memudar tetap perlu diketik, tetapi tinggal sedikit.', 'Pemilik toko kelontong grosir'],
  ],
  questions: [
    [
      'Apakah nota tulisan tangan terbaca?',
      'Tulisan rapi umumnya terbaca. Yang meragukan ditandai, tidak ditebak.',
    ],
    ['Siapa yang dapat melihat nota saya?', 'Hanya akun Anda.'],
  ],
  guide: {
    title: 'Memotret nota yang baik',
    content: [
      [
        'Satu nota per foto, seluruh tepi terlihat.',
        'Cahaya dari samping, bukan lampu kilat.',
        'Nota panjang difoto dua kali dengan dua baris yang sama.',
        'Hapus foto yang buram sebelum diunggah.',
      ],
      'Periksa bagian "meragukan" terlebih dahulu. Setelah itu, cocokkan satu nota secara acak dengan kertas aslinya.',
    ],
  },
  closing: 'Foto lima nota dari minggu lalu dan lihat tabelnya.',
};
