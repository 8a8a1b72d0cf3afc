import type { DemoProduct } from './demo-product.ts';

export const apiPemilahPesan: DemoProduct = {
  slug: 'api-pemilah-pesan',
  title: 'API pemilah pesan',
  type: 'api_access',
  category: 'Untuk pengembang',
  price: 590_000,
  launched_on: '2026-05-04',
  subscription: {
    trial_period_days: 0,
    features: [
      ['Satu alamat, satu jawaban', 'Kirim teks, terima kelompok pesan, nada, dan tingkat keyakinan.'],
      ['Kelompok Anda sendiri', 'Nama kelompok dan contoh pesannya ditentukan oleh Anda.'],
      ['Catatan pemakaian', 'Setiap panggilan tercatat dan bisa diunduh.'],
    ],
  },
  short_description:
    'Kirim pesan pelanggan berbahasa Indonesia, terima kelompok, nada, dan tingkat keyakinannya.',
  story: [
    'Pesan pelanggan masuk dari banyak pintu: formulir, e-mail, chat, ulasan. Sebelum dibalas, semuanya harus dipilah, dan aturan kata kunci cepat kewalahan oleh bahasa sehari-hari.',
    'API ini menerima satu pesan dan mengembalikan kelompoknya menurut daftar Anda, misalnya pertanyaan harga, keluhan, atau lamaran kerja, beserta nada dan tingkat keyakinan. Pesan campuran mendapat lebih dari satu kelompok.',
    'Singkatan, bahasa gaul, dan campuran bahasa daerah termasuk di dalam bahan ujinya. Tingkat keyakinan yang rendah sebaiknya Anda arahkan ke manusia, dan dokumentasinya menunjukkan caranya.',
  ],
  fits: ['Tim Anda punya pengembang dan sistem sendiri.', 'Pesan datang dari beberapa saluran.'],
  does_not_fit: ['Anda mencari alat siap pakai tanpa kode; lihat Asisten balas chat.'],
  features: [
    ['Dokumentasi dengan contoh siap jalan', 'book'],
    ['Kelompok pesan yang bisa diatur', 'tools'],
    ['Kunci uji yang terpisah dari kunci utama', 'certificate'],
    ['Catatan panggilan', 'case-study'],
  ],
  tags: ['api', 'pengembang', 'bahasa indonesia', 'klasifikasi'],
  level: 'advanced',
  requirements: ['Kemampuan memanggil API HTTP', 'Daftar kelompok dengan beberapa contoh pesan'],
  benefits: [
    'Keluhan sampai ke orang yang tepat lebih dulu.',
    'Kelompok bisa berubah tanpa menulis ulang program.',
    'Keputusan yang ragu dikirim ke manusia.',
  ],
  voices: [
    ['Tingkat keyakinannya jujur, jadi ambangnya mudah ditentukan.', 'Pengembang di perusahaan logistik'],
    ['Kelompok baru cukup ditambah contohnya.', 'Kepala layanan pelanggan toko elektronik'],
  ],
  questions: [
    [
      'Apakah pesan disimpan?',
      'Isi pesan tidak disimpan setelah dijawab. Yang tercatat hanya waktu, kelompok, dan keyakinan.',
    ],
    ['Bahasa apa yang didukung?', 'Bahasa Indonesia, termasuk ragam percakapan.'],
  ],
  guide: {
    title: 'Panggilan pertama',
    content: [
      'Buat kunci uji di halaman langganan Anda, lalu kirim satu pesan: {"text": "kak yg ukuran L msh ada?"}.',
      'Jawabannya memuat kelompok, nada, dan keyakinan antara 0 dan 1. Mulailah dengan ambang 0,7: di bawahnya, kirim ke manusia.',
      [
        'Tulis lima contoh untuk setiap kelompok.',
        'Sertakan contoh yang membingungkan.',
        'Tinjau pesan di bawah ambang setiap minggu.',
      ],
    ],
  },
  closing: 'Siapkan lima contoh per kelompok dan kirim pesan pertama.',
};

export const ruangDataCabang: DemoProduct = {
  slug: 'ruang-data-cabang',
  title: 'Ruang data cabang',
  type: 'cloud_service',
  category: 'Multi-cabang',
  price: 890_000,
  launched_on: '2026-04-06',
  subscription: {
    trial_period_days: 14,
    features: [
      ['Satu ruang untuk semua cabang', 'Penjualan, stok, dan kas cabang berkumpul dengan bentuk yang sama.'],
      ['Tanya dengan kalimat biasa', 'Pertanyaan dijawab dengan tabel dan rumusnya.'],
      ['Hak akses per cabang', 'Kepala cabang hanya melihat cabangnya.'],
    ],
  },
  short_description:
    'Penjualan, stok, dan kas semua cabang di satu tempat, bisa ditanya dengan kalimat biasa.',
  story: [
    'Setiap cabang punya cara sendiri menulis laporan. Kantor pusat menghabiskan awal bulan untuk menyamakan bentuknya, bukan membacanya.',
    'Ruang data menerima berkas dari tiap cabang apa adanya, menyamakan nama barang dan satuan, lalu menyimpannya di satu tempat. Perbedaan yang tidak bisa disamakan ditanyakan kepada cabang, bukan ditebak.',
    'Anda bertanya dengan kalimat biasa, misalnya cabang mana yang stok gulanya tinggal dua hari. Jawabannya berupa tabel, dengan rumus dan berkas asalnya.',
  ],
  fits: ['Anda mengelola dua cabang atau lebih.', 'Laporan cabang datang dalam bentuk yang berbeda-beda.'],
  does_not_fit: ['Semua cabang sudah memakai satu sistem yang sama.'],
  features: [
    ['Penyamaan nama barang dan satuan', 'tools'],
    ['Tanya jawab dengan rumus yang terlihat', 'book'],
    ['Hak akses per cabang', 'certificate'],
    ['Uji coba 14 hari', 'case-study'],
  ],
  tags: ['cabang', 'data', 'laporan', 'cloud'],
  level: 'intermediate',
  requirements: ['Berkas laporan dari tiap cabang', 'Satu penanggung jawab data di kantor pusat'],
  benefits: [
    'Awal bulan dipakai untuk membaca, bukan menyalin.',
    'Nama barang sama di semua cabang.',
    'Setiap angka dapat ditelusuri ke berkasnya.',
  ],
  voices: [
    [
      'Daftar nama barang yang disamakan saja sudah membereskan banyak selisih.',
      'Manajer operasional jaringan apotek',
    ],
    ['Kepala cabang melihat angka yang sama dengan saya.', 'Pemilik rumah makan beberapa cabang'],
  ],
  questions: [
    ['Berkas apa yang diterima?', 'Lembar kerja, CSV, dan ekspor kasir.'],
    ['Bagaimana bila berhenti berlangganan?', 'Data dapat diunduh seluruhnya sebelum akhir periode.'],
  ],
  guide: {
    title: 'Minggu pertama',
    content: [
      [
        'Unggah satu bulan dari dua cabang terlebih dahulu.',
        'Jawab pertanyaan penyamaan nama barang.',
        'Cocokkan total dengan laporan yang sudah Anda percaya.',
        'Baru undang kepala cabang.',
      ],
      'Tiga pertanyaan untuk memulai: "Barang apa yang terjual di semua cabang?", "Cabang mana yang selisih kasnya berulang?", "Stok apa yang lebih lama dari tiga bulan?"',
    ],
  },
  closing: 'Mulai dari satu bulan, dua cabang.',
};

export const pendampinganBulanan: DemoProduct = {
  slug: 'pendampingan-bulanan',
  title: 'Pendampingan bulanan',
  type: 'subscription_service',
  category: 'Semua bidang',
  price: 1_490_000,
  launched_on: '2026-01-26',
  subscription: {
    trial_period_days: 0,
    features: [
      [
        'Dua pertemuan daring',
        'Satu untuk merencanakan, satu untuk memeriksa hasil, masing-masing 60 menit.',
      ],
      ['Satu pekerjaan per bulan', 'Dipilih bersama, dikerjakan oleh tim Anda dengan bimbingan.'],
      ['Catatan berjalan', 'Keputusan, alat, dan biaya dicatat di satu dokumen milik Anda.'],
    ],
  },
  short_description:
    'Satu pekerjaan diperbaiki setiap bulan, oleh tim Anda, dengan dua pertemuan dan satu catatan berjalan.',
  story: [
    'Perubahan besar yang dikerjakan sekaligus jarang bertahan. Yang bertahan biasanya satu pekerjaan yang diperbaiki, diperiksa, lalu dilanjutkan bulan berikutnya.',
    'Pendampingan ini mengikuti irama itu. Awal bulan kita memilih satu pekerjaan dan menulis tanda keberhasilannya. Akhir bulan kita memeriksa: dipakai, diperbaiki, atau dihentikan.',
    'Pengerjaannya di tangan tim Anda, supaya pengetahuannya tinggal di sana. Kami membimbing, memeriksa, dan menjawab pertanyaan di antaranya.',
    'Bila dua bulan berturut-turut tidak ada yang layak diperbaiki, kami akan menyarankan Anda berhenti berlangganan.',
  ],
  fits: [
    'Ada satu orang di tim Anda yang mau menjadi penanggung jawab.',
    'Anda lebih suka langkah kecil yang diperiksa.',
  ],
  does_not_fit: ['Anda ingin semuanya dikerjakan pihak luar.'],
  features: [
    ['2 pertemuan daring per bulan', 'video'],
    ['1 pekerjaan per bulan', 'tools'],
    ['Catatan berjalan milik Anda', 'case-study'],
    ['Tanya jawab lewat WhatsApp di jam kerja', 'book'],
  ],
  tags: ['pendampingan', 'konsultasi', 'tim'],
  requirements: ['Satu penanggung jawab dari tim Anda'],
  benefits: [
    'Setiap bulan ada satu keputusan yang tertulis.',
    'Tim Anda belajar sambil mengerjakan.',
    'Alat yang tidak membantu dihentikan dengan tenang.',
  ],
  voices: [
    ['Bulan kedua kami menghentikan satu alat. Itu keputusan yang baik.', 'Direktur klinik kecantikan'],
    ['Penanggung jawab kami sekarang mengajari cabang lain.', 'Pemilik jaringan toko kue'],
  ],
  questions: [
    ['Apakah harus berlangganan lama?', 'Tidak. Anda bisa berhenti setiap akhir periode.'],
    ['Kapan pertemuannya?', 'Jadwal dipilih bersama setiap awal bulan, di jam kerja WIB.'],
  ],
  guide: {
    title: 'Catatan bulan pertama',
    content: [
      [
        'Pekerjaan yang dipilih dan alasannya.',
        'Keadaan sekarang, dengan satu angka yang bisa Anda hitung sendiri.',
        'Tanda keberhasilan dan tanda untuk berhenti.',
        'Siapa mengerjakan apa, sampai tanggal berapa.',
      ],
      'Salin keempat baris ini setiap bulan. Catatan lama jangan dihapus; dari sanalah terlihat apa yang bertahan.',
    ],
  },
  closing: 'Pilih satu pekerjaan untuk bulan ini.',
};

export const agenStokGudang: DemoProduct = {
  slug: 'agen-stok-gudang',
  title: 'Agen stok gudang',
  type: 'ai_agent_subscription',
  category: 'Gudang',
  price: 690_000,
  launched_on: '2027-03-01',
  shelf: { coming_soon: true },
  subscription: {
    trial_period_days: 14,
    features: [
      ['Hitungan lewat pesan suara', 'Penjaga gudang menyebut barang dan jumlahnya, agen mencatatnya.'],
      ['Selisih yang dijelaskan', 'Catatan dibandingkan dengan barang masuk dan keluar.'],
      ['Usulan pesanan', 'Disusun menurut pemasok dan menunggu persetujuan Anda.'],
    ],
  },
  short_description:
    'Penjaga gudang menyebut jumlahnya, agen mencatat, membandingkan, dan menyiapkan pesanan.',
  story: [
    'Stok di catatan dan stok di rak jarang sama, dan menghitung semuanya berarti menutup gudang.',
    'Agen ini memungkinkan hitungan kecil setiap hari. Penjaga gudang mengirim pesan suara, misalnya "rak tiga, semen empat puluh sak", dan agen mencatat, membandingkan dengan barang masuk dan keluar, lalu menanyakan selisihnya saat itu juga.',
    'Dari hitungan itu agen menyusun usulan pesanan per pemasok. Pesanan dikirim setelah Anda setujui.',
  ],
  fits: [
    'Gudang Anda dijaga satu atau dua orang dan barangnya banyak.',
    'Barang masuk dan keluar sudah dicatat.',
  ],
  does_not_fit: ['Gudang Anda sudah memakai pemindai di setiap rak.'],
  features: [
    ['Pencatatan lewat pesan suara', 'video'],
    ['Perbandingan dengan barang masuk dan keluar', 'case-study'],
    ['Usulan pesanan per pemasok', 'tools'],
    ['Uji coba 14 hari', 'certificate'],
  ],
  tags: ['gudang', 'stok', 'agen', 'pesan suara'],
  level: 'intermediate',
  requirements: ['Daftar barang dengan nama yang dipakai di gudang', 'Catatan barang masuk dan keluar'],
  benefits: [
    'Gudang dihitung sedikit demi sedikit, tanpa tutup.',
    'Selisih ditanyakan saat orangnya masih di depan rak.',
    'Pesanan disusun dari hitungan, bukan ingatan.',
  ],
  voices: [],
  questions: [
    ['Kapan tersedia?', 'Tanggal peluncurannya tertera di halaman ini. Harga diumumkan saat itu.'],
    ['Apakah perlu alat khusus?', 'Tidak. Cukup ponsel penjaga gudang.'],
  ],
  guide: {
    title: 'Menyiapkan daftar barang',
    content: [
      [
        'Tulis nama barang seperti disebut di gudang, bukan seperti di faktur.',
        'Beri nomor rak.',
        'Tulis satuannya: sak, dus, batang.',
        'Tandai sepuluh barang yang paling sering selisih.',
      ],
      'Sepuluh barang itu yang dihitung pada minggu pertama.',
    ],
  },
  closing: 'Sambil menunggu, beri nomor pada rak Anda.',
};
