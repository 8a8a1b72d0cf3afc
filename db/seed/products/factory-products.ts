import type { DemoProduct } from './demo-product.ts';

export const bedahDataPabrik: DemoProduct = {
  slug: 'bedah-data-pabrik',
  title: 'Bedah data produksi pabrik',
  type: 'mini_class',
  category: 'Pabrik',
  price: 1_250_000,
  launched_on: '2026-08-31',
  shelf: { stock: 0, max_students: 12, starts_on: '2026-12-05' },
  short_description: 'Satu hari membaca data mesin dan cacat produksi bersama 12 pemilik pabrik.',
  story: [
    'Pabrik kecil sering punya lebih banyak data daripada yang disangka: buku mesin, catatan cacat, jam lembur, tagihan listrik. Yang belum ada adalah waktu untuk menaruhnya bersebelahan.',
    'Dalam sesi kelompok satu hari ini Anda membawa catatan sendiri. Pagi dipakai untuk merapikannya menjadi tabel, siang untuk mencari pola cacat dan waktu henti, sore untuk memilih satu perbaikan yang dicoba minggu berikutnya.',
    'Kursi dibatasi 12 supaya setiap peserta mendapat waktu membahas datanya sendiri.',
  ],
  fits: [
    'Anda memiliki pabrik atau bengkel produksi dan mencatat hasil serta cacat, walaupun di buku.',
    'Anda bisa meninggalkan lantai produksi satu hari.',
  ],
  does_not_fit: [
    'Mesin Anda belum pernah dicatat sama sekali; mulailah dari buku Data pertama di lantai produksi.',
  ],
  features: [
    ['Satu hari, 6 jam, 3 bagian', 'video'],
    ['12 kursi', 'certificate'],
    ['Lembar kerja pola cacat dan waktu henti', 'tools'],
    ['Catatan sesi untuk data Anda sendiri', 'case-study'],
  ],
  tags: ['pabrik', 'produksi', 'data', 'sesi kelompok'],
  level: 'intermediate',
  requirements: ['Catatan produksi tiga bulan, foto buku pun boleh', 'Laptop'],
  modules: [
    {
      title: 'Pagi: dari buku ke tabel',
      description: 'Merapikan catatan yang Anda bawa.',
      lessons: [
        ['Satu baris satu kejadian', 40],
        ['Membaca foto buku mesin', 50],
        ['Memeriksa angka yang janggal', 30],
      ],
    },
    {
      title: 'Siang: mencari pola',
      description: 'Cacat, waktu henti, dan jam kerja ditaruh bersebelahan.',
      lessons: [
        ['Cacat menurut mesin, bahan, dan giliran kerja', 60],
        ['Waktu henti yang tidak tercatat', 40],
        ['Pertanyaan untuk AI dan cara memeriksanya', 20],
      ],
    },
    {
      title: 'Sore: satu perbaikan',
      description: 'Memilih, menulis, dan menentukan cara mengukurnya.',
      lessons: [
        ['Memilih satu perbaikan', 45],
        ['Lembar percobaan dua minggu', 35],
        ['Membahas data peserta', 40],
      ],
    },
  ],
  benefits: [
    'Catatan tiga bulan menjadi satu tabel yang bisa ditanya.',
    'Anda pulang dengan satu perbaikan yang tertulis.',
    'Anda mengenal cara pemilik pabrik lain mencatat.',
  ],
  voices: [
    ['Pola cacatnya ternyata mengikuti pergantian bahan, bukan mesinnya.', 'Pemilik pabrik kemasan plastik'],
    ['Sehari penuh tanpa telepon, hanya data sendiri. Jarang sekali.', 'Manajer produksi konveksi'],
  ],
  questions: [
    [
      'Kapan dibuka lagi?',
      'Sesi berikutnya diumumkan di halaman ini. Simpan ke wishlist supaya mudah menemukannya.',
    ],
    ['Apakah data saya dilihat peserta lain?', 'Hanya bila Anda memilih membahasnya di sesi sore.'],
  ],
  guide: {
    title: 'Persiapan peserta',
    content: [
      [
        'Foto buku mesin tiga bulan terakhir, satu halaman per foto.',
        'Daftar jenis cacat dengan nama yang dipakai di lantai produksi.',
        'Jam mulai dan selesai tiap giliran kerja.',
        'Nama pelanggan dan harga dihapus sebelum dibawa.',
      ],
      'Sesi dimulai pukul 09.00 WIB. Tautan pertemuan dikirim ke e-mail akun Anda.',
    ],
  },
  closing: 'Bawa buku mesin Anda. Sisanya dikerjakan bersama.',
};

export const bukuDataLantaiProduksi: DemoProduct = {
  slug: 'buku-data-lantai-produksi',
  title: 'Data pertama di lantai produksi',
  type: 'digital_product',
  category: 'Pabrik',
  price: 95_000,
  launched_on: '2026-03-30',
  short_description:
    'E-book 64 halaman: apa yang dicatat, siapa yang mencatat, dan kapan angkanya boleh dipercaya.',
  story: [
    'Sebelum AI dapat membaca apa pun, harus ada yang mencatat. Di lantai produksi, pencatatan yang memakan waktu tidak akan bertahan seminggu.',
    'E-book 64 halaman ini memulai dari tiga catatan yang sanggup diisi operator sambil bekerja: hasil, cacat, dan waktu henti. Setiap catatan punya satu lembar, satu cara menghitung, dan satu kesalahan yang paling sering terjadi.',
    'Bab terakhir menunjukkan cara memberikan tabelnya ke asisten AI: pertanyaan yang masuk akal, dan pertanyaan yang belum bisa dijawab oleh data tersebut.',
  ],
  fits: [
    'Pencatatan Anda masih di kepala mandor atau di papan tulis.',
    'Anda ingin memulai tanpa sensor dan tanpa aplikasi.',
  ],
  does_not_fit: ['Mesin Anda sudah mengirim data ke sistem sendiri.'],
  features: [
    ['E-book 64 halaman', 'book'],
    ['3 lembar catatan siap cetak', 'case-study'],
    ['10 prompt untuk tabel produksi', 'tools'],
    ['Akses seumur hidup', 'lifetime'],
  ],
  tags: ['pabrik', 'pencatatan', 'e-book'],
  level: 'beginner',
  benefits: [
    'Operator mengisi lembar tanpa berhenti bekerja.',
    'Cacat memakai nama yang sama di semua giliran kerja.',
    'Anda tahu kapan data cukup untuk ditanya.',
  ],
  voices: [
    ['Tiga lembar, tidak lebih. Karena itu masih diisi sampai sekarang.', 'Pemilik bengkel mebel'],
    ['Bab pertanyaan yang belum bisa dijawab menghemat banyak perdebatan.', 'Kepala produksi pabrik roti'],
  ],
  questions: [
    ['Apakah ada versi cetak?', 'Tidak. Lembar catatannya dibuat untuk dicetak sendiri di kertas A4.'],
    [
      'Untuk pabrik sebesar apa?',
      'Contohnya memakai lantai produksi dengan beberapa mesin dan dua giliran kerja.',
    ],
  ],
  guide: {
    title: 'Lembar pertama: waktu henti',
    content: [
      'Gantung satu lembar di setiap mesin. Operator hanya mengisi tiga kolom.',
      [
        'Jam berhenti, dibulatkan ke lima menit.',
        'Sebab, dipilih dari enam kata di atas lembar.',
        'Jam jalan lagi.',
      ],
      'Enam kata untuk memulai: bahan, setelan, rusak, listrik, menunggu, lain. Bila kata "lain" paling sering dipakai setelah dua minggu, ganti satu kata.',
      'Prompt: "Dari tabel waktu henti ini, hitung jumlah menit per sebab dan per mesin. Tampilkan rumusnya. Jangan menyimpulkan penyebab; tulis pertanyaan yang perlu saya tanyakan ke operator."',
    ],
  },
  closing: 'Cetak satu lembar dan gantung di mesin yang paling sering berhenti.',
};
