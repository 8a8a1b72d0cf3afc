import type { DemoQuestion, DemoTestimonial } from './demo-content.ts';

/** The eight questions of the landing page, in their order (PUB-016, PUB-064). */
export const demoQuestions: readonly DemoQuestion[] = [
  {
    question: 'Usaha saya kecil. Apakah AI tidak berlebihan?',
    answer:
      'Kalau ada satu pekerjaan yang Anda ulang lebih dari sepuluh kali sehari, tidak. Kita mulai dari pekerjaan itu saja. Satu proses boleh berjalan tiga bulan sebelum yang kedua ditambahkan, dan boleh juga tidak pernah ditambah.',
  },
  {
    question: 'Berapa lama sampai terasa hasilnya?',
    answer:
      'Umumnya 2–4 minggu sejak pertemuan pertama. Minggu pertama dipakai untuk mencatat keadaan sekarang, supaya perubahannya bisa diukur dengan cara yang sama. Bila daftar harga atau buku jadwalnya perlu dirapikan dulu, saya katakan di awal.',
  },
  {
    question: 'Berapa anggaran yang perlu saya siapkan?',
    answer:
      'Untuk sistem sederhana, puluhan juta rupiah. Anda tidak harus mulai dari sana: produk di Marketplace mulai Rp 49.000, dan satu paket konsultasi Rp 500.000. Setup SAAS mulai Rp 10.000.000, dengan total awal Rp 12.000.000 termasuk bulan pertama.',
  },
  {
    question: 'Apakah karyawan saya akan diganti?',
    answer:
      'Bukan itu tujuannya. Yang dipindahkan adalah waktunya: dari menyalin pesanan ke melayani orang yang berdiri di depan meja. Sejak hari pertama kita tulis untuk apa jam yang kembali itu dipakai.',
  },
  {
    question: 'Data pelanggan saya disimpan di mana?',
    answer:
      'Di akun milik Anda sendiri, dengan akses yang bisa Anda cabut kapan saja. Nama dan nomor pelanggan tidak diperlukan untuk menyusun alur, jadi tidak saya minta. Cara kami mengolah data Anda sebagai pengguna situs ini tertulis di halaman Privasi.',
  },
  {
    question: 'Saya tidak paham teknologi. Tidak apa-apa?',
    answer:
      'Tidak apa-apa. Anda paham usaha Anda, dan itu yang dibutuhkan. Yang perlu disiapkan hanya satu orang yang bisa meluangkan 15 menit seminggu untuk membaca hasilnya.',
  },
  {
    question: 'Seberapa besar peningkatan efisiensinya?',
    answer:
      'Rata-rata 150–300% pada proses yang ditangani, diukur sebelum dan sesudah di proses yang sama. Angka itu bukan janji untuk seluruh usaha Anda. Bila setelah diukur tidak ada perubahan, lebih baik berhenti daripada meneruskan.',
  },
  {
    question: 'Bagaimana cara kerja saldo kredit?',
    answer:
      'Isi saldo dalam rupiah, lalu beli produk tanpa memasukkan data pembayaran lagi. Saldo bertambah setelah pembayaran diterima, tidak kedaluwarsa, dan setiap pergerakannya tercatat di halaman Billing. Bila saldo kurang saat membeli, Anda bisa membayar kekurangannya saja.',
  },
];

/** Words of a role in a kind of business, never of a person (DECISIONS 32). */
export const demoTestimonials: readonly DemoTestimonial[] = [
  {
    quote:
      'Saya kira kami perlu chatbot. Yang kami perlukan ternyata satu daftar harga. Chatbotnya menyusul sebulan kemudian.',
    role: 'Pemilik',
    business: 'Toko bahan kue, dua cabang',
  },
  {
    quote:
      'Pengingat jadwalnya kami tulis sendiri, jadi bunyinya seperti klinik kami. Petugas akhirnya bisa menatap pasien yang datang.',
    role: 'Kepala meja pendaftaran',
    business: 'Klinik gigi',
  },
  {
    quote:
      'Di pertemuan pertama kami disarankan menunda dua dari tiga rencana. Satu yang dikerjakan masih dipakai setiap malam.',
    role: 'Manajer operasional',
    business: 'Restoran keluarga',
  },
  {
    quote:
      'Operator yang menyusun daftar sebab mesin berhenti, bukan kantor. Karena itu mereka mengisinya sampai sekarang.',
    role: 'Kepala produksi',
    business: 'Pabrik kemasan, tiga sif',
  },
  {
    quote: 'Rekap masuk pukul sembilan malam. Saya membacanya di rumah, dua menit, lalu menutup ponsel.',
    role: 'Pemilik',
    business: 'Katering kantor',
  },
  {
    quote:
      'Tamu bertanya pukul sebelas malam dan dijawab dengan benar, termasuk bahwa kamar nomor tiga agak berisik.',
    role: 'Pengelola',
    business: 'Penginapan 14 kamar',
  },
];
