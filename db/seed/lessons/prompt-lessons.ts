import type { DemoLesson } from './demo-lesson.ts';

const structure: readonly DemoLesson[] = [
  {
    id: 'jawaban-umum',
    description: 'Mengapa jawaban yang rapi tetap tidak bisa dipakai.',
    is_preview: true,
    body: [
      'Asisten AI menebak kelanjutan yang paling wajar dari apa yang Anda tulis. "Buatkan surat penawaran" paling wajar dilanjutkan dengan surat yang cocok untuk semua orang, jadi tidak cocok untuk siapa pun.',
      'Jawaban yang umum bukan tanda bahwa alatnya lemah. Itu tanda bahwa ia tidak tahu tiga hal yang Anda anggap sudah jelas: siapa yang membaca, angka mana yang benar, dan seberapa panjang surat Anda biasanya.',
      'Coba sekarang, lima menit:',
      [
        'Buka percakapan baru dan tulis: buatkan surat penawaran.',
        'Garisbawahi setiap kalimat yang juga bisa dikirim oleh pesaing Anda.',
        'Hitung berapa kalimat yang tersisa. Biasanya nol sampai dua.',
      ],
      'Simpan hasilnya. Di tugas modul ini Anda memperbaikinya.',
    ],
  },
  {
    id: 'empat-bagian',
    description: 'Pembaca, bahan, bentuk, larangan: urutan yang dipakai di seluruh kelas.',
    video: { film: 'susunan-perintah.webm', captions: 'susunan-perintah.vtt' },
    body: [
      'Tonton ringkasannya, lalu tulis keempat bagian untuk satu pekerjaan Anda. Urutannya sengaja: pembaca menentukan bahan, bahan menentukan bentuk, dan larangan menjaga ketiganya.',
      [
        'Pembaca: "pelanggan lama yang belum pernah terlambat membayar" jauh lebih berguna daripada "pelanggan".',
        'Bahan: tempel utuh, jangan diringkas. Yang Anda ringkas akan dikarang kembali.',
        'Bentuk: sebutkan jumlah kalimat atau baris. "Singkat" berarti lain bagi setiap orang.',
        'Larangan: tulis apa yang pernah salah. Harga, janji stok, dan tanggal adalah tiga yang paling sering.',
      ],
      'Perintah yang baik sering lebih panjang daripada jawabannya. Itu wajar: Anda menulisnya sekali dan memakainya setiap minggu.',
    ],
  },
  {
    id: 'tugas-perintah-lama',
    description: 'Tugas: perintah yang Anda simpan tadi, ditulis ulang.',
    file: 'kartu-susunan-perintah.md',
    body: [
      'Ambil surat penawaran dari pelajaran pertama. Unduh kartu di bawah, isi keempat barisnya, lalu jalankan lagi dengan bahan Anda sendiri.',
      'Nilai hasilnya dengan tiga pertanyaan:',
      [
        'Apakah setiap angka di jawaban ada di bahan Anda?',
        'Apakah panjangnya sesuai dengan yang Anda minta?',
        'Berapa kalimat yang masih Anda ubah sebelum dikirim?',
      ],
      'Bila Anda masih mengubah lebih dari dua kalimat, tambahkan satu contoh kalimat Anda sendiri di baris bentuk. Contoh mengajarkan nada lebih cepat daripada kata sifat.',
    ],
  },
];

const letters: readonly DemoLesson[] = [
  {
    id: 'penawaran',
    description: 'Surat penawaran yang angkanya tidak mungkin meleset.',
    body: [
      'Penawaran salah karena angkanya disalin dengan tangan. Maka bahannya adalah daftar harga Anda, ditempel sebagai tabel dengan kolom yang tetap: barang, satuan, harga, berlaku sampai.',
      'Perintahnya: "Pembaca: bagian pembelian sebuah klinik, sudah pernah memesan. Bahan: tabel di bawah. Bentuk: salam satu kalimat, tabel dengan jumlah dan total, lalu satu kalimat tentang cara memesan. Larangan: jangan mengubah harga, jangan membuat potongan, jangan menulis barang yang tidak ada di tabel."',
      [
        'Minta total sebagai rumus, lalu hitung sendiri di lembar kerja.',
        'Simpan perintah di satu dokumen, ganti hanya barang dan jumlahnya.',
        'Kirim sebagai PDF. Teks yang bisa diubah akan diubah.',
      ],
    ],
  },
  {
    id: 'menagih',
    description: 'Tiga nada untuk tiga keterlambatan.',
    body: [
      'Tagihan pertama hampir selalu lupa, bukan enggan. Nada yang terlalu keras membuat pelanggan baik merasa dicurigai; nada yang terlalu lunak membuat tagihan ketiga tidak dipercaya.',
      [
        'Terlambat 3 hari: mengingatkan. Sebut nomor nota dan jumlah, tanyakan apakah notanya sudah diterima.',
        'Terlambat 10 hari: meminta tanggal. Satu pertanyaan saja, yaitu kapan dibayar.',
        'Terlambat 30 hari: menyebut akibat yang memang akan Anda lakukan, misalnya pesanan berikutnya dibayar di muka.',
      ],
      'Tulis ketiganya sekali dengan AI, baca keras-keras, lalu simpan sebagai templat. Larangan yang wajib: jangan mengancam, jangan menyebut pihak lain, jangan memberi potongan.',
    ],
  },
  {
    id: 'tugas-surat',
    description: 'Tugas: satu surat sungguhan, terkirim minggu ini.',
    body: [
      'Pilih satu surat yang memang harus Anda kirim dalam tujuh hari. Bukan latihan: penerimanya ada.',
      [
        'Isi kartu susunan perintah dan jalankan dua kali dengan perintah yang sama.',
        'Bandingkan kedua hasil. Bagian yang berbeda adalah bagian yang belum Anda tentukan.',
        'Tambahkan ketentuan untuk bagian itu, lalu jalankan sekali lagi.',
        'Kirim, dan catat apa yang dijawab penerimanya.',
      ],
      'Perbedaan antara dua hasil adalah guru terbaik di kelas ini. Ia menunjukkan persis kalimat mana yang masih Anda serahkan pada tebakan.',
    ],
  },
];

const reports: readonly DemoLesson[] = [
  {
    id: 'catatan-rapat',
    description: 'Dari catatan yang berantakan ke daftar yang bisa ditagih.',
    body: [
      'Catatan rapat berisi tiga hal yang bercampur: keputusan, tugas, dan obrolan. Yang Anda perlukan besok pagi hanya dua yang pertama.',
      'Perintahnya: "Bahan: catatan di bawah. Bentuk: dua tabel. Tabel pertama, keputusan: apa, siapa yang memutuskan. Tabel kedua, tugas: apa, siapa, kapan. Larangan: bila nama atau tanggal tidak disebut, tulis BELUM ADA. Jangan menebak."',
      [
        'BELUM ADA adalah bagian paling berharga: itu yang Anda tanyakan sebelum rapat bubar.',
        'Hapus nama pelanggan sebelum menempel catatan.',
        'Kirim tabel tugas ke grup pada hari yang sama.',
      ],
    ],
  },
  {
    id: 'minta-rumus',
    description: 'Angka dari AI selalu diminta bersama rumusnya.',
    body: [
      'Asisten AI menulis angka dengan cara yang sama seperti ia menulis kata: memilih yang wajar. Angka yang wajar bisa salah tanpa terlihat salah.',
      'Karena itu minta rumus, bukan hasil. "Tulis rumus lembar kerja untuk persentase laba kotor dari kolom B dan C, jelaskan dalam satu kalimat, jangan menghitungnya." Lembar kerja yang menghitung; lembar kerja tidak menebak.',
      [
        'Untuk setiap angka yang akan Anda pakai, harus ada sel yang menghitungnya.',
        'Bila AI terlanjur menyebut hasil, hitung ulang satu baris dengan tangan.',
        'Bila berbeda, tempel kedua angka dan minta langkahnya, bukan permintaan maafnya.',
      ],
    ],
  },
  {
    id: 'tugas-laporan',
    description: 'Tugas: laporan mingguan dalam satu halaman.',
    body: [
      'Susun laporan minggu lalu dari tiga bahan: penjualan per hari, barang yang habis, dan keluhan pelanggan tanpa nama.',
      [
        'Baris pertama: satu kalimat tentang apa yang berubah dibanding minggu sebelumnya.',
        'Lalu tabel tujuh hari, dihitung oleh lembar kerja.',
        'Lalu tiga hal yang Anda lakukan minggu depan, masing-masing dengan nama.',
      ],
      'Baca laporannya pada Senin pagi berikutnya. Bila kalimat pertamanya tidak membuat Anda mengubah apa pun, ubah pertanyaannya, bukan nadanya.',
    ],
  },
];

const limits: readonly DemoLesson[] = [
  {
    id: 'data-pelanggan',
    description: 'Apa yang menjadi data pribadi, dan mengapa ia tidak ditempel.',
    body: [
      'Undang-Undang Pelindungan Data Pribadi (UU 27 tahun 2022) berlaku juga untuk usaha kecil. Nama bersama nomor telepon sudah cukup untuk disebut data pribadi; data kesehatan, data anak, dan data keuangan pribadi bahkan bersifat spesifik.',
      'Menempelnya ke asisten AI berarti menyerahkannya kepada pihak lain. Tanpa dasar dan tanpa memberi tahu pemiliknya, itu tidak boleh.',
      [
        'Ganti nama dengan huruf: Pelanggan A, Pelanggan B.',
        'Hapus nomor, alamat, dan foto. Simpan daftar penggantinya di komputer Anda.',
        'Untuk pekerjaan yang tidak mungkin tanpa data pribadi, jangan pakai AI umum.',
      ],
      'Pelajaran ini menjelaskan kebiasaan kerja, bukan nasihat hukum. Untuk kewajiban usaha Anda sendiri, tanyakan kepada ahli hukum.',
    ],
  },
  {
    id: 'tiga-langkah',
    description: 'Pemeriksaan dua menit sebelum apa pun dikirim.',
    body: [
      'Jawaban yang salah jarang terlihat salah. Ia rapi, yakin, dan enak dibaca. Tiga langkah ini menemukan hampir semuanya.',
      [
        'Cocokkan: setiap angka, nama, dan tanggal ditunjuk asalnya di bahan.',
        'Balik: tanyakan "bagian mana dari jawaban ini yang tidak ada di bahan saya?" dan baca daftarnya.',
        'Baca keras: kalimat yang tidak akan Anda ucapkan kepada pelanggan, dihapus.',
      ],
      'Langkah kedua terasa aneh, tetapi sering berhasil: model yang sama cukup baik dalam menunjuk tambahan yang ia buat sendiri. Namun ia tidak menggantikan langkah pertama.',
    ],
  },
  {
    id: 'tugas-aturan',
    description: 'Tugas terakhir: satu halaman yang ditempel di dinding.',
    file: 'aturan-ai-karyawan.md',
    body: [
      'Unduh aturan satu halaman di bawah, isi nama usaha dan nama orang yang ditanya bila ragu, lalu bacakan bersama karyawan.',
      [
        'Tambahkan satu contoh dari usaha Anda di setiap daftar.',
        'Coret yang tidak berlaku. Aturan yang panjang tidak dibaca.',
        'Pilih tanggal enam bulan lagi untuk membacanya kembali.',
      ],
      'Setelah pelajaran ini ditandai selesai, sertifikat Anda dapat diterbitkan.',
    ],
  },
];

/** By module, in the order of the product's own list. */
export const promptLessons = [structure, letters, reports, limits] as const;
