import type { DemoProduct } from './demo-product.ts';

export const promptKlinikHarian: DemoProduct = {
  slug: 'prompt-klinik-harian',
  title: 'Prompt harian untuk klinik',
  type: 'digital_product',
  category: 'Klinik',
  price: 0,
  launched_on: '2026-10-05',
  short_description: 'Pengingat jadwal, ringkasan kunjungan, balasan keluhan. Salin, tempel, sesuaikan.',
  story: [
    'Pekerjaan tulis-menulis di klinik kecil jatuh ke meja pendaftaran: mengingatkan jadwal, menjawab keluhan, menyusun jadwal jaga. Semuanya sambil melayani orang yang berdiri di depan meja.',
    'E-book 38 halaman ini berisi prompt untuk pekerjaan itu, disusun menurut jam: sebelum buka, saat pelayanan, dan setelah tutup. Setiap prompt disertai contoh masukan tanpa data pasien dan contoh hasilnya.',
    'Satu bab khusus membahas batasnya. Tidak ada prompt untuk diagnosis, dan data rekam medis tidak pernah ditempel ke asisten AI umum.',
  ],
  fits: [
    'Anda mengelola klinik umum, gigi, atau kecantikan dengan meja pendaftaran kecil.',
    'Anda ingin mencoba tanpa membeli apa pun.',
  ],
  does_not_fit: ['Anda mencari bantuan keputusan medis.'],
  features: [
    ['E-book 38 halaman', 'book'],
    ['27 prompt menurut jam kerja klinik', 'tools'],
    ['Daftar data yang tidak boleh ditempel', 'case-study'],
    ['Akses seumur hidup, termasuk pembaruan', 'lifetime'],
  ],
  tags: ['klinik', 'prompt', 'e-book', 'gratis'],
  level: 'beginner',
  requirements: ['Profil akun terisi 80% atau lebih'],
  benefits: [
    'Pengingat jadwal memakai kalimat yang sama, siapa pun yang bertugas.',
    'Keluhan dijawab dengan tenang dan tanpa membuka data pasien lain.',
    'Petugas tahu data mana yang tidak boleh keluar.',
  ],
  voices: [
    ['Bab tentang data pasien kami baca bersama saat rapat pagi.', 'Pengelola klinik pratama'],
    ['Pengingat jadwalnya singkat dan tidak terdengar menagih.', 'Petugas pendaftaran klinik gigi'],
  ],
  questions: [
    [
      'Mengapa perlu melengkapi profil?',
      'Dengan profil yang terisi, saran produk dan konsultasi dapat disesuaikan dengan bidang usaha Anda.',
    ],
    ['Bolehkah dibagikan ke rekan kerja?', 'Boleh dipakai oleh semua petugas di klinik Anda.'],
  ],
  guide: {
    title: 'Tiga prompt untuk besok pagi',
    content: [
      [
        'Pengingat jadwal: "Tulis pengingat kunjungan untuk besok pukul [jam] di [nama klinik]. Dua kalimat, sopan, sertakan cara mengubah jadwal. Jangan menyebut jenis perawatan."',
        'Balasan keluhan: "Tulis balasan untuk keluhan berikut. Akui tunggunya, jelaskan satu langkah yang diambil hari ini, tawarkan menelepon. Jangan menyebut nama pasien atau petugas. Keluhan: [tempel, nama dihapus]."',
        'Jadwal jaga: "Susun jadwal jaga minggu depan dari ketentuan berikut. Tampilkan tabel, lalu tulis ketentuan yang tidak bisa dipenuhi. Ketentuan: [tempel]."',
      ],
      'Yang tidak pernah ditempel: nama lengkap, nomor rekam medis, nomor telepon, tanggal lahir, hasil pemeriksaan, dan foto.',
    ],
  },
  closing: 'Ambil gratis, lalu pakai prompt pengingat untuk jadwal besok.',
};

export const daftarPeriksaSiapAi: DemoProduct = {
  slug: 'daftar-periksa-siap-ai',
  title: 'Daftar periksa: apa yang bisa diserahkan ke AI minggu ini',
  type: 'freebie',
  category: 'Semua bidang',
  price: 0,
  launched_on: '2026-01-12',
  shelf: { cta_text: 'Ambil Gratis' },
  short_description: 'Dua puluh pertanyaan untuk memilih satu pekerjaan pertama, bukan sepuluh sekaligus.',
  story: [
    'Pertanyaan pertama pemilik usaha biasanya: mulai dari mana? Jawabannya hampir selalu satu pekerjaan kecil yang berulang, punya bahan tertulis, dan mudah diperiksa.',
    'Daftar periksa ini membantu Anda menemukannya. Isi 20 pertanyaan, jumlahkan nilainya, dan Anda mendapat satu pekerjaan untuk dicoba minggu ini serta satu yang sebaiknya ditunda.',
  ],
  fits: ['Anda belum pernah memakai AI untuk pekerjaan, atau pernah dan berhenti.'],
  does_not_fit: ['Anda sudah menjalankan beberapa otomasi dan mencari rancangan lanjutan.'],
  features: [
    ['20 pertanyaan dengan nilai', 'case-study'],
    ['Contoh isian untuk toko, klinik, restoran, dan pabrik', 'book'],
    ['Lembar percobaan satu minggu', 'tools'],
    ['Akses seumur hidup', 'lifetime'],
  ],
  tags: ['gratis', 'dasar', 'daftar periksa'],
  level: 'beginner',
  benefits: [
    'Anda memilih satu pekerjaan, dengan alasan yang tertulis.',
    'Anda tahu pekerjaan mana yang belum boleh diserahkan.',
    'Hasil percobaan dicatat di satu lembar, sehingga mudah diputuskan lanjut atau tidak.',
  ],
  voices: [
    ['Ternyata yang pertama bukan chatbot, tetapi merapikan daftar harga.', 'Pemilik toko alat listrik'],
    ['Kami isi bertiga dan hasilnya berbeda. Diskusinya yang berguna.', 'Manajer restoran keluarga'],
  ],
  questions: [
    ['Berapa lama mengisinya?', 'Sediakan sekali duduk, dengan daftar pekerjaan harian di depan Anda.'],
    ['Apakah saya harus membeli sesuatu?', 'Tidak. Cukup masuk ke akun Anda.'],
  ],
  guide: {
    title: 'Daftar periksa',
    content: [
      'Beri nilai 0, 1, atau 2 untuk satu pekerjaan. Ulangi untuk tiga pekerjaan, lalu bandingkan.',
      [
        'Dikerjakan setiap hari atau setiap minggu?',
        'Bahannya sudah tertulis?',
        'Hasilnya mudah diperiksa oleh orang lain?',
        'Kesalahannya mudah diperbaiki sebelum sampai ke pelanggan?',
        'Tidak memuat data pribadi?',
        'Selalu memakai bentuk yang sama?',
        'Memakan waktu lebih dari 20 menit sekali kerja?',
        'Ada orang yang mau mencobanya minggu ini?',
        'Ada contoh hasil yang baik?',
        'Ada contoh hasil yang buruk?',
      ],
      'Sepuluh pertanyaan berikutnya menilai usaha Anda, bukan pekerjaannya.',
      [
        'Daftar harga paling baru ada di satu tempat?',
        'Aturan toko tertulis?',
        'Satu orang bertanggung jawab atas data?',
        'Karyawan boleh bertanya bila ragu?',
        'Ada sambungan internet yang stabil di tempat kerja?',
        'Anda tahu siapa yang memegang kata sandi?',
        'Data pelanggan disimpan dengan izin?',
        'Pekerjaan tetap berjalan bila alatnya mati?',
        'Ada waktu 15 menit seminggu untuk memeriksa hasil?',
        'Anda bersedia berhenti bila tidak membantu?',
      ],
      'Nilai 28 atau lebih: coba minggu ini. Nilai 18 sampai 27: rapikan bahannya dulu. Di bawah itu: pilih pekerjaan lain.',
    ],
  },
  closing: 'Isi sekali, pilih satu pekerjaan, coba satu minggu.',
};

export const penataanPendaftaranKlinik: DemoProduct = {
  slug: 'penataan-pendaftaran-klinik',
  title: 'Penataan pendaftaran klinik',
  type: 'service',
  category: 'Klinik',
  price: 4_900_000,
  launched_on: '2026-02-16',
  shelf: { stock: 12 },
  short_description:
    'Kami memetakan pendaftaran, pengingat, dan antrean klinik Anda, lalu menyusun alur baru bersama petugasnya.',
  story: [
    'Antrean yang panjang jarang disebabkan oleh dokternya. Biasanya data ditanyakan dua kali, jadwal ditulis di dua buku, dan pengingat dikirim bila sempat.',
    'Layanan ini dikerjakan bersama petugas Anda dalam empat pertemuan: memetakan alur sekarang, memilih bagian yang bisa dibantu alat, menyusun alur baru, dan mendampingi hari pertama.',
    'Hasilnya dokumen alur, naskah pengingat, dan aturan data pasien yang ditandatangani pengelola. Alat yang dipakai dipilih dari yang sudah Anda miliki bila memungkinkan.',
  ],
  fits: [
    'Klinik Anda menerima pendaftaran lewat telepon, chat, dan datang langsung.',
    'Petugas bersedia ikut dalam empat pertemuan.',
  ],
  does_not_fit: ['Anda mencari sistem rekam medis elektronik.'],
  features: [
    ['4 pertemuan bersama petugas Anda', 'tools'],
    ['Peta alur lama dan alur baru', 'case-study'],
    ['12 naskah pengingat dan balasan', 'book'],
    ['Aturan data pasien, dua halaman', 'certificate'],
  ],
  tags: ['klinik', 'pendaftaran', 'antrean', 'layanan'],
  requirements: ['Satu penanggung jawab dari klinik', 'Izin melihat alur pendaftaran tanpa data pasien'],
  benefits: [
    'Data ditanyakan satu kali.',
    'Jadwal berada di satu tempat.',
    'Pengingat terkirim tanpa menunggu meja sepi.',
  ],
  voices: [
    ['Peta alurnya memperlihatkan dua buku jadwal yang tidak pernah cocok.', 'Kepala klinik fisioterapi'],
    ['Petugas kami ikut menyusun, jadi mereka juga yang menjaganya.', 'Pengelola klinik ibu dan anak'],
  ],
  questions: [
    ['Di mana pertemuannya?', 'Secara daring. Pertemuan di tempat Anda dapat dibicarakan lewat WhatsApp.'],
    ['Apakah data pasien dibuka?', 'Tidak. Pemetaan memakai alur dan contoh isian, bukan data pasien.'],
  ],
  guide: {
    title: 'Yang disiapkan sebelum pertemuan pertama',
    content: [
      [
        'Foto meja pendaftaran dan semua formulir kosong.',
        'Daftar pertanyaan yang diajukan ke pasien baru dan pasien lama.',
        'Jam ramai menurut petugas, bukan menurut laporan.',
        'Nama penanggung jawab dan dua waktu yang cocok untuk pertemuan.',
      ],
      'Kirim keempatnya lewat WhatsApp yang tertera di halaman bantuan. Jadwal pertemuan ditentukan setelah itu.',
    ],
  },
  closing: 'Satu meja pendaftaran, empat pertemuan, satu alur.',
};
