import type { DemoProduct } from './demo-product.ts';

export const adminWaKelas: DemoProduct = {
  slug: 'admin-wa-kelas',
  title: 'Admin WhatsApp yang tidak tidur',
  type: 'e_course',
  category: 'Layanan pelanggan',
  price: 1_490_000,
  launched_on: '2026-08-17',
  shelf: { is_featured: true },
  short_description: 'Membangun penjawab otomatis tanpa kode, dari daftar harga yang sudah ada.',
  story: [
    'Pertanyaan datang pukul sepuluh malam, jawaban dikirim pukul sembilan pagi. Di antara dua jam itu, pelanggan sudah bertanya ke toko lain.',
    'Di kelas ini Anda membangun penjawab WhatsApp sendiri: ia membaca daftar harga dan aturan toko yang Anda tulis, menjawab yang ia tahu, dan menyerahkan ke manusia bila ragu. Tanpa kode, dengan alat yang bisa Anda ganti kapan saja.',
    'Urutannya sengaja dimulai dari daftar harga. Penjawab yang baik hampir selalu kalah oleh daftar harga yang berantakan, jadi itu yang dirapikan lebih dulu.',
    'Dua modul terakhir membahas hal yang sering dilupakan: menguji sebelum dipakai pelanggan, dan membaca catatan percakapan setiap minggu.',
  ],
  fits: [
    'Anda atau admin menerima chat yang pertanyaannya berulang: harga, stok, ongkos kirim, jam buka.',
    'Anda mau meluangkan beberapa malam untuk menyusunnya sendiri.',
  ],
  does_not_fit: [
    'Anda ingin langsung memakai tanpa menyusun; lihat langganan Asisten balas chat.',
    'Pertanyaan pelanggan Anda hampir selalu memerlukan pemeriksaan ahli, misalnya diagnosis.',
  ],
  features: [
    ['12 modul, 36 pelajaran, 9 jam', 'video'],
    ['Daftar harga contoh untuk toko, klinik, dan restoran', 'case-study'],
    ['30 percakapan uji dengan lembar nilai', 'tools'],
    ['Sertifikat selesai', 'certificate'],
    ['Akses seumur hidup, termasuk pembaruan', 'lifetime'],
  ],
  tags: ['whatsapp', 'chatbot', 'tanpa kode', 'layanan pelanggan'],
  level: 'intermediate',
  requirements: [
    'Nomor WhatsApp Business',
    'Daftar harga dalam bentuk apa pun, foto pun boleh',
    'Laptop untuk modul 5 sampai 9',
  ],
  modules: [
    {
      title: 'Apa yang ditanyakan pelanggan',
      description: 'Membaca seratus chat terakhir dan mengelompokkannya.',
      lessons: [
        ['Mengambil chat tanpa data pribadi', 13],
        ['Sepuluh kelompok pertanyaan', 17],
        ['Mana yang dijawab mesin, mana yang tidak', 15],
      ],
    },
    {
      title: 'Daftar harga yang terbaca mesin',
      description: 'Satu baris satu barang, satu kolom satu arti.',
      lessons: [
        ['Dari foto ke tabel', 16],
        ['Varian, paket, dan harga grosir', 18],
        ['Kolom "jangan dijawab"', 11],
      ],
    },
    {
      title: 'Aturan toko',
      description: 'Ongkos kirim, retur, jam buka, cara bayar, ditulis sekali.',
      lessons: [
        ['Menulis aturan dalam kalimat pendek', 14],
        ['Pengecualian dan hari libur', 15],
        ['Siapa yang boleh mengubah', 16],
      ],
    },
    {
      title: 'Nada bicara',
      description: 'Penjawab yang terdengar seperti toko Anda.',
      lessons: [
        ['Mengambil contoh dari chat terbaik', 15],
        ['Sapaan, panjang, dan emoji', 12],
        ['Kalimat yang dilarang', 18],
      ],
    },
    {
      title: 'Memilih alat',
      description: 'Empat jenis alat, biaya, dan cara keluar darinya.',
      lessons: [
        ['WhatsApp Business API dan penyedianya', 19],
        ['Alat alur tanpa kode', 14],
        ['Menghitung biaya per percakapan', 12],
      ],
    },
    {
      title: 'Alur pertama',
      description: 'Dari pesan masuk sampai jawaban pertama.',
      lessons: [
        ['Menerima pesan', 14],
        ['Memasukkan daftar harga sebagai bahan', 18],
        ['Jawaban pertama Anda', 13],
      ],
    },
    {
      title: 'Menyerahkan ke manusia',
      description: 'Tiga tanda bahwa mesin harus berhenti.',
      lessons: [
        ['Ragu, marah, atau meminta orang', 15],
        ['Memberi tahu admin', 14],
        ['Mengambil alih tanpa mengulang pertanyaan', 16],
      ],
    },
    {
      title: 'Pesanan',
      description: 'Mencatat pesanan tanpa menjanjikan stok yang tidak ada.',
      lessons: [
        ['Formulir di dalam percakapan', 17],
        ['Memeriksa stok', 16],
        ['Ringkasan dan persetujuan', 12],
      ],
    },
    {
      title: 'Gambar dan pesan suara',
      description: 'Pelanggan jarang mengetik panjang.',
      lessons: [
        ['Membaca foto barang', 16],
        ['Pesan suara menjadi teks', 15],
        ['Bila tidak terbaca', 14],
      ],
    },
    {
      title: 'Data pelanggan',
      description: 'Yang disimpan, yang dihapus, dan yang diberitahukan.',
      lessons: [
        ['Kewajiban menurut UU Pelindungan Data Pribadi', 18],
        ['Menghapus percakapan lama', 12],
        ['Kalimat pemberitahuan', 15],
      ],
    },
    {
      title: 'Menguji',
      description: 'Tiga puluh percakapan sebelum satu pelanggan.',
      lessons: [
        ['Percakapan uji', 17],
        ['Menilai jawaban', 16],
        ['Memperbaiki daftar, bukan perintah', 12],
      ],
    },
    {
      title: 'Minggu-minggu berikutnya',
      description: 'Kebiasaan lima belas menit yang menjaga penjawab tetap benar.',
      lessons: [
        ['Membaca catatan percakapan', 15],
        ['Harga berubah', 13],
        ['Kapan mematikannya', 17],
      ],
    },
  ],
  benefits: [
    'Pertanyaan harga dan stok dijawab dari daftar Anda sendiri, juga di luar jam buka.',
    'Percakapan yang sulit sampai ke manusia dengan ringkasannya.',
    'Alatnya milik Anda dan dapat diganti tanpa menyusun ulang daftar.',
  ],
  voices: [
    ['Modul daftar harga saja sudah membuat admin kami lebih cepat.', 'Pemilik toko suku cadang motor'],
    ['Yang saya hargai: diajarkan kapan mesin harus diam.', 'Pengelola klinik gigi'],
    ['Kami mengujinya ke keluarga dulu, persis seperti di kelas.', 'Pemilik katering harian'],
  ],
  questions: [
    [
      'Apakah ada biaya lain?',
      'Ada. WhatsApp Business API dan penyedia AI menagih sesuai pemakaian; modul 5 mengajarkan cara menghitungnya lebih dulu.',
    ],
    ['Harus bisa pemrograman?', 'Tidak. Semua langkah memakai alat alur dengan tombol dan kotak isian.'],
    ['Bisa untuk lebih dari satu cabang?', 'Bisa. Modul 3 menunjukkan cara memisahkan aturan per cabang.'],
  ],
  guide: {
    title: 'Sebelum modul pertama',
    content: [
      'Siapkan tiga hal ini; seluruh kelas memakainya.',
      [
        'Seratus chat terakhir, nama dan nomor dihapus.',
        'Daftar harga yang paling baru, walaupun berupa foto.',
        'Satu nomor WhatsApp untuk uji coba, bukan nomor utama toko.',
      ],
      'Perintah dasar penjawab: "Anda menjawab chat untuk [nama toko]. Jawab hanya dari DAFTAR HARGA dan ATURAN TOKO di bawah. Bila jawabannya tidak ada di sana, tulis: sebentar, saya tanyakan dulu ya, Kak. Lalu berhenti. Paling banyak tiga kalimat. Jangan menjanjikan stok, potongan, atau jam antar."',
      'Tanda untuk menyerahkan ke manusia: pelanggan meminta orang, menulis keluhan, atau pertanyaan yang sama muncul dua kali.',
    ],
  },
  closing: 'Mulai dari seratus chat terakhir. Selebihnya mengikuti.',
};

export const webinarMembacaLaporan: DemoProduct = {
  slug: 'webinar-membaca-laporan-keuangan',
  title: 'Rekaman webinar: membaca laporan keuangan dengan bantuan AI',
  type: 'webinar',
  category: 'Keuangan',
  price: 125_000,
  launched_on: '2026-07-13',
  short_description:
    'Dua jam bersama satu laporan laba rugi: pertanyaan apa yang diajukan, dan angka mana yang harus dihitung ulang.',
  story: [
    'Laporan laba rugi sering hanya dibaca baris terakhirnya. Padahal tiga baris di atasnya menjelaskan mengapa kas habis padahal toko ramai.',
    'Rekaman ini mengikuti satu laporan contoh sebuah usaha dagang dari awal sampai akhir. Anda melihat pertanyaan yang diajukan ke AI, jawaban yang benar, dan dua jawaban yang salah hitung beserta cara menemukannya.',
    'Laporan contoh dan daftar pertanyaannya disertakan, sehingga Anda bisa mengulang langkah yang sama dengan laporan sendiri.',
  ],
  fits: [
    'Anda menerima laporan dari bagian pembukuan dan ingin mengerti isinya.',
    'Anda menyiapkan pinjaman atau penambahan cabang.',
  ],
  does_not_fit: ['Anda memerlukan jasa pembukuan atau nasihat pajak.'],
  features: [
    ['Rekaman 2 jam dalam 4 bagian', 'video'],
    ['Laporan contoh dalam lembar kerja', 'case-study'],
    ['22 pertanyaan untuk laporan Anda', 'tools'],
    ['Akses seumur hidup', 'lifetime'],
  ],
  tags: ['keuangan', 'laba rugi', 'kas', 'webinar'],
  level: 'intermediate',
  requirements: ['Laporan laba rugi usaha Anda, bila ingin langsung mencoba'],
  modules: [
    {
      title: 'Empat bagian rekaman',
      description: 'Diputar berurutan; tiap bagian memakai laporan contoh yang sama.',
      lessons: [
        ['Menyiapkan laporan tanpa nama pelanggan', 22],
        ['Laba kotor: harga, potongan, dan barang rusak', 34],
        ['Biaya yang bergerak dan yang diam', 33],
        ['Dua jawaban AI yang salah hitung', 31],
      ],
    },
  ],
  benefits: [
    'Anda tahu tiga baris yang dibaca lebih dulu.',
    'Anda meminta rumus, lalu menghitung ulang, bukan menerima angka jadi.',
    'Rapat dengan bagian pembukuan dimulai dari pertanyaan yang jelas.',
  ],
  voices: [
    [
      'Bagian jawaban salah hitung membuat saya lebih hati-hati, dan itu berguna.',
      'Pemilik distributor alat tulis',
    ],
    ['Daftar pertanyaannya kami pakai di rapat bulanan.', 'Manajer operasional apotek'],
  ],
  questions: [
    ['Apakah ini siaran langsung?', 'Bukan. Ini rekaman yang dapat diputar kapan saja.'],
    ['Apakah data saya dikirim ke Arunika?', 'Tidak. Anda mengerjakannya di akun AI Anda sendiri.'],
  ],
  guide: {
    title: 'Lima pertanyaan pertama',
    content: [
      [
        'Berapa persen laba kotor tiga bulan ini, dan rumus apa yang dipakai?',
        'Baris biaya mana yang naik padahal penjualan tidak naik?',
        'Berapa hari uang tertahan di piutang?',
        'Bila penjualan turun sepersepuluh, biaya mana yang ikut turun?',
        'Angka mana di laporan ini yang tidak bisa Anda periksa dari data yang saya beri?',
      ],
      'Setiap jawaban yang memuat angka dihitung ulang dengan lembar kerja. Bila berbeda, tempel kedua angka dan minta penjelasan langkahnya.',
    ],
  },
  closing: 'Siapkan laporan bulan lalu dan dua jam yang tenang.',
};
