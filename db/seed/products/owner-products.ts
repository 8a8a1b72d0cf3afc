import type { DemoProduct } from './demo-product.ts';

export const fotoProduk: DemoProduct = {
  slug: 'foto-produk-satu-sore',
  title: 'Foto dan keterangan produk dalam satu sore',
  type: 'mini_class',
  category: 'Pemasaran',
  price: 250_000,
  original_price: 325_000,
  launched_on: '2026-05-18',
  short_description:
    'Ponsel, jendela, dan selembar karton. Dari foto sampai keterangan yang siap diunggah ke lokapasar.',
  story: [
    'Foto yang gelap dan keterangan satu baris membuat barang bagus terlihat biasa. Menyewa fotografer untuk setiap barang baru jarang masuk hitungan.',
    'Kelas singkat ini menunjukkan cara memotret dengan ponsel di dekat jendela, merapikan latarnya, lalu menulis judul dan keterangan dengan bantuan AI dari data barang yang sebenarnya: ukuran, bahan, isi, cara pakai.',
    'Anda mengerjakannya sambil menonton. Di akhir kelas, sepuluh barang Anda sudah punya foto dan keterangan.',
  ],
  fits: [
    'Anda berjualan di lokapasar atau media sosial dan memotret sendiri.',
    'Barang Anda sering berganti.',
  ],
  does_not_fit: ['Anda memerlukan foto untuk iklan cetak berukuran besar.'],
  features: [
    ['3 modul video dengan praktik', 'video'],
    ['8 prompt judul dan keterangan produk', 'tools'],
    ['Lembar data barang yang diisi sebelum memotret', 'case-study'],
    ['Akses seumur hidup', 'lifetime'],
  ],
  tags: ['foto produk', 'lokapasar', 'pemasaran'],
  level: 'beginner',
  requirements: ['Ponsel dengan kamera', 'Sepuluh barang yang akan difoto', 'Jendela dengan cahaya siang'],
  modules: [
    {
      title: 'Cahaya dan latar',
      description: 'Menyiapkan sudut foto yang bisa dipakai berulang kali.',
      lessons: [
        ['Memilih jendela dan jam', 12],
        ['Karton putih sebagai latar dan pemantul', 12],
        ['Tiga sudut yang selalu berguna', 17],
      ],
    },
    {
      title: 'Merapikan foto',
      description: 'Memotong, menerangkan, dan membersihkan latar tanpa mengubah warna barang.',
      lessons: [
        ['Terang dan warna yang jujur', 11],
        ['Membersihkan latar', 16],
        ['Ukuran untuk lokapasar', 9],
      ],
    },
    {
      title: 'Judul dan keterangan',
      description: 'Dari lembar data barang menjadi keterangan yang menjawab pertanyaan pembeli.',
      lessons: [
        ['Mengisi lembar data barang', 13],
        ['Prompt judul: yang dicari pembeli di depan', 18],
        ['Memeriksa keterangan sebelum diunggah', 12],
      ],
    },
  ],
  benefits: [
    'Sudut foto yang sama dipakai lagi setiap ada barang baru.',
    'Keterangan ditulis dari data, sehingga pertanyaan ukuran dan bahan berkurang.',
    'Warna di foto sesuai dengan barang yang dikirim.',
  ],
  voices: [
    [
      'Karton putih di dekat jendela dapur. Hanya itu, dan etalase kami terlihat rapi.',
      'Perajin sabun rumahan',
    ],
    ['Lembar data barang membuat keterangan kami tidak lagi asal tempel.', 'Admin lokapasar toko sepatu'],
  ],
  questions: [
    ['Perlu lampu studio?', 'Tidak. Seluruh kelas memakai cahaya jendela.'],
    [
      'Aplikasi apa yang dipakai?',
      'Aplikasi kamera bawaan dan satu penyunting foto gratis; namanya ada di pelajaran pertama.',
    ],
  ],
  guide: {
    title: 'Lembar data barang',
    content: [
      'Isi delapan baris ini sebelum memotret. Keterangan yang baik hampir seluruhnya berasal dari sini.',
      [
        'Nama barang dan varian',
        'Bahan',
        'Ukuran dan berat',
        'Isi paket',
        'Cara pakai',
        'Cara merawat',
        'Yang sering ditanyakan',
        'Yang tidak boleh dijanjikan',
      ],
      'Prompt keterangan: "Tulis keterangan produk dari data berikut. Jangan menambah khasiat atau ukuran yang tidak ada di data. Urutan: satu kalimat kegunaan, daftar ukuran dan bahan, cara pakai, isi paket."',
    ],
  },
  closing: 'Siapkan sepuluh barang dan satu jendela. Sorenya selesai.',
};

export const kelasPromptPemilikUsaha: DemoProduct = {
  slug: 'kelas-prompt-pemilik-usaha',
  title: 'Memberi perintah ke AI: kelas dasar pemilik usaha',
  type: 'e_course',
  category: 'Semua bidang',
  price: 350_000,
  original_price: 500_000,
  launched_on: '2026-03-09',
  short_description:
    'Menulis perintah yang jelas untuk surat, penawaran, jadwal, dan laporan, dengan bahan dari usaha Anda sendiri.',
  story: [
    'Asisten AI menjawab sesuai yang diminta. Bila perintahnya kabur, jawabannya terdengar rapi tetapi tidak bisa dipakai.',
    'Kelas ini mengajarkan satu susunan perintah: siapa pembacanya, bahan apa yang boleh dipakai, bentuk jawabannya, dan apa yang dilarang. Susunan itu lalu dipakai untuk pekerjaan yang memang Anda lakukan setiap minggu.',
    'Setiap modul ditutup dengan satu tugas memakai data usaha Anda, bukan contoh buatan. Ada pula satu modul tentang apa yang tidak boleh dimasukkan ke AI, misalnya data pelanggan.',
  ],
  fits: [
    'Anda sudah mencoba asisten AI dan hasilnya belum terpakai.',
    'Anda ingin cara yang bisa diajarkan ke karyawan.',
  ],
  does_not_fit: ['Anda ingin membangun penjawab otomatis; lihat Admin WhatsApp yang tidak tidur.'],
  features: [
    ['4 modul dengan 12 pelajaran video', 'video'],
    ['4 tugas dengan bahan dari usaha Anda', 'case-study'],
    ['Kartu susunan perintah, satu halaman', 'tools'],
    ['Sertifikat selesai', 'certificate'],
    ['Akses seumur hidup', 'lifetime'],
  ],
  tags: ['prompt', 'dasar', 'administrasi', 'pemilik usaha'],
  level: 'beginner',
  requirements: ['Akun di salah satu asisten AI, versi gratis cukup'],
  modules: [
    {
      title: 'Susunan perintah',
      description: 'Empat bagian yang membuat jawaban bisa dipakai.',
      lessons: [
        ['Mengapa jawaban AI terdengar umum', 12],
        ['Pembaca, bahan, bentuk, larangan', 18],
        ['Tugas: memperbaiki satu perintah lama', 15],
      ],
    },
    {
      title: 'Surat dan penawaran',
      description: 'Menulis untuk pelanggan dan pemasok dengan nada yang tetap.',
      lessons: [
        ['Penawaran dari daftar harga', 16],
        ['Menagih tanpa merusak hubungan', 14],
        ['Tugas: satu surat yang Anda kirim minggu ini', 15],
      ],
    },
    {
      title: 'Jadwal dan laporan',
      description: 'Dari catatan berantakan menjadi tabel yang bisa diperiksa.',
      lessons: [
        ['Catatan rapat menjadi daftar tugas', 13],
        ['Angka: minta rumusnya, bukan hasilnya', 17],
        ['Tugas: laporan mingguan Anda', 15],
      ],
    },
    {
      title: 'Batas yang aman',
      description: 'Data yang tidak boleh ditempel dan cara memeriksa jawaban.',
      lessons: [
        ['Data pelanggan dan UU Pelindungan Data Pribadi', 15],
        ['Memeriksa jawaban dalam tiga langkah', 15],
        ['Tugas: aturan satu halaman untuk karyawan', 15],
      ],
    },
  ],
  benefits: [
    'Perintah yang sama memberi bentuk jawaban yang sama setiap minggu.',
    'Anda tahu kapan jawaban AI harus diperiksa ulang.',
    'Karyawan punya aturan tertulis tentang data pelanggan.',
  ],
  voices: [
    ['Modul batas yang aman langsung kami jadikan aturan kantor.', 'Manajer kantor notaris'],
    ['Saya baru tahu yang kurang selama ini adalah bahannya, bukan AI-nya.', 'Pemilik percetakan'],
  ],
  questions: [
    [
      'Apakah harus bisa komputer?',
      'Cukup bisa mengetik dan menyalin teks. Semua contoh dapat diikuti dari ponsel.',
    ],
    ['Berapa lama bisa ditonton?', 'Tidak ada batas waktu. Anda membuka materi kapan pun dari My Purchases.'],
  ],
  guide: {
    title: 'Kartu susunan perintah',
    content: [
      'Tempel empat baris ini di atas setiap perintah, lalu isi.',
      [
        'Pembaca: siapa yang akan membaca hasilnya dan apa yang sudah ia ketahui.',
        'Bahan: teks atau angka yang boleh dipakai, ditempel utuh.',
        'Bentuk: panjang, urutan, dan contoh satu baris.',
        'Larangan: yang tidak boleh ditambah, misalnya harga, janji, dan tanggal.',
      ],
      'Contoh: "Pembaca: pelanggan lama yang terlambat membayar. Bahan: nomor nota, jumlah, tanggal jatuh tempo di bawah. Bentuk: lima kalimat, sopan, ditutup satu pertanyaan. Larangan: jangan mengancam, jangan memberi potongan."',
    ],
  },
  closing: 'Bawa satu pekerjaan yang selalu tertunda. Kelas dimulai dari sana.',
};

export const kitRekrutKaryawan: DemoProduct = {
  slug: 'kit-rekrut-karyawan',
  title: 'Kit rekrut karyawan untuk usaha kecil',
  type: 'digital_product',
  category: 'Karyawan',
  price: 189_000,
  launched_on: '2026-04-20',
  short_description:
    'Iklan lowongan, daftar pertanyaan, lembar nilai, dan surat penawaran kerja. Satu map untuk satu posisi.',
  story: [
    'Usaha kecil jarang punya bagian personalia. Lowongan disebar lewat status WhatsApp, wawancara berjalan seperti obrolan, dan keputusan jatuh pada siapa yang datang lebih dulu.',
    'Kit ini menyusun prosesnya menjadi satu map untuk satu posisi: iklan yang menyebut tugas sebenarnya, pertanyaan yang sama untuk setiap pelamar, lembar nilai, dan surat penawaran.',
    'AI dipakai untuk menulis dan merapikan, bukan untuk memilih orang. Keputusan tetap di tangan Anda, dan lembar nilainya menjelaskan alasannya.',
  ],
  fits: [
    'Anda merekrut sendiri, satu atau dua orang setiap kali.',
    'Anda ingin membandingkan pelamar dengan ukuran yang sama.',
  ],
  does_not_fit: ['Anda merekrut puluhan orang sekaligus.'],
  features: [
    ['9 dokumen yang bisa diubah', 'case-study'],
    ['Pertanyaan wawancara untuk 6 posisi', 'book'],
    ['7 prompt untuk iklan dan surat', 'tools'],
    ['Akses seumur hidup', 'lifetime'],
  ],
  tags: ['karyawan', 'lowongan', 'wawancara'],
  level: 'beginner',
  benefits: [
    'Pelamar tahu tugas, jam, dan upahnya sebelum datang.',
    'Setiap pelamar mendapat pertanyaan yang sama.',
    'Anda punya catatan mengapa seseorang diterima.',
  ],
  voices: [
    [
      'Iklan yang menyebut jam kerja dengan jelas membuat pelamar yang datang memang siap.',
      'Pemilik kedai kopi',
    ],
    ['Lembar nilainya kami pakai bertiga, lalu baru dibandingkan.', 'Kepala klinik hewan'],
  ],
  questions: [
    [
      'Posisi apa saja yang tersedia?',
      'Kasir, admin chat, juru masak, penjaga gudang, resepsionis, dan pengantar.',
    ],
    [
      'Apakah surat kerjanya sah?',
      'Surat penawaran adalah contoh. Untuk perjanjian kerja, mintalah ahli hukum memeriksanya.',
    ],
  ],
  guide: {
    title: 'Urutan satu rekrutmen',
    content: [
      [
        'Hari 1: isi lembar tugas, tiga hal yang dikerjakan setiap hari dan satu yang paling sulit.',
        'Hari 2: buat iklan dari lembar tugas, periksa jam dan upahnya.',
        'Hari 5: wawancara dengan pertanyaan yang sama, nilai 1 sampai 4, tanpa nilai tengah.',
        'Hari 7: masa coba satu hari yang dibayar.',
      ],
      'Prompt iklan: "Tulis iklan lowongan dari lembar tugas ini. Sebutkan jam, upah, dan tempat di tiga baris pertama. Jangan menulis syarat usia, status, atau penampilan."',
    ],
  },
  closing: 'Buka map pertama untuk posisi yang paling Anda butuhkan.',
};
